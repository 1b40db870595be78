// Each module has the required files and names, dictionaries are listed, and nothing quiets the compiler.
import type { Node } from 'oxc-parser'
import { languages } from '#contracts/languages.ts'
import { report } from './lib/report.ts'
import { type Finding, type Offence, product, type Repository } from './lib/repository.ts'
import type { Source } from './lib/source.ts'
import { walk } from './lib/walk.ts'

const opening = [/\bowns?\b/i, /\bnever\b/i, /\b(tells?|notifies)\b/i]

const findModules = (repository: Repository) =>
  new Set(
    repository.under('server').flatMap(({ path }) => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? []),
  )

function moduleOffences(repository: Repository): Offence[] {
  const indexes = repository
    .under('server')
    .filter(({ path }) => /^server\/modules\/[^/]+\/index\.ts$/.test(path))
  return indexes.flatMap((index) => {
    const isTold = opening.every(
      (word, at) => /^\/\//.test(index.lines[at] ?? '') && word.test(index.lines[at] ?? ''),
    )
    const why =
      'the index.ts of a module opens with three comment lines: what it owns, what it never does, whom it tells'
    return isTold ? [] : [{ file: index.path, line: 1, why }]
  })
}

const routeWord = /^(\[(\.\.\.)?[a-zA-Z]+\]|_?[a-z][a-z0-9]*(-[a-z0-9]+)*)$/
// The endpoint's address is api.md's word, which may be in camel case.
const endpointWord = /^(\[(\.\.\.)?[a-zA-Z]+\]|[a-z][a-zA-Z0-9]*([-.][a-z0-9]+)*)$/

function nameOffences(repository: Repository): Offence[] {
  const modules = findModules(repository)
  return repository.under('pages').flatMap(({ path }) => {
    const words = path
      .slice('pages/'.length)
      .replace(/\.tsx?$/, '')
      .split('/')
    const isEndpoint = words[0] === 'api'
    const odd = words.find((word) => !(isEndpoint ? endpointWord : routeWord).test(word))
    if (odd)
      return [
        { file: path, line: 1, why: `'${odd}' is no address: words in lower case with hyphens, or [name]` },
      ]
    const service = words[1] ?? ''
    const isKnown =
      modules.has(service) || repository.sources.some((one) => one.path === `services/${service}.ts`)
    if (!isEndpoint || words.length < 3 || isKnown) return []
    const why = `'${service}' is no module: a service is spelled the same in pages/api/, server/modules/, services/ and contracts/`
    return [{ file: path, line: 1, why }]
  })
}

/** The names in the list of namespaces. */
function listed(source: Source | undefined): string[] {
  const names: string[] = []
  if (!source) return names
  walk(source.program, (node, above) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return
    if (above.at(-1)?.type === 'ArrayExpression') names.push(node.value)
  })
  return names
}

function namespaceOffences(repository: Repository): Offence[] {
  const file = 'i18n/namespaces.ts'
  const names = listed(repository.sources.find(({ path }) => path === file))
  const files = repository.under(...languages.map((language) => `i18n/${language}`)).map(({ path }) => path)
  // dictionaries.ts checks the other languages.
  const missing = names
    .filter((name) => !files.includes(`i18n/es/${name}.ts`))
    .map((name) => ({
      file,
      line: 1,
      why: `the namespace '${name}' has no i18n/es/${name}.ts: say it or let it go`,
    }))
  const stray = files.filter(
    (path) => /^i18n\/\w+\/[^/]+\.ts$/.test(path) && !names.includes(path.split('/')[2]?.slice(0, -3) ?? ''),
  )
  return [
    ...missing,
    ...stray.map((path) => ({
      file: path,
      line: 1,
      why: `this dictionary is not named in ${file}: no page can ask for it`,
    })),
  ]
}

const unknownCast = (node: Node) =>
  node.type === 'TSAsExpression' &&
  (node.typeAnnotation.type === 'TSNeverKeyword' ||
    (node.expression.type === 'TSAsExpression' && node.expression.typeAnnotation.type === 'TSUnknownKeyword'))

/** Why a node quiets the compiler, or null. */
function quieting(node: Node): string | null {
  if (node.type === 'TSAnyKeyword')
    return '`any` says nothing: name the type, or take `unknown` and look at it'
  if (unknownCast(node))
    return 'this cast only quiets the compiler: narrow the value with a guard, or mend its type where it is made'
  return null
}

const suppressed = /@ts-(ignore|nocheck)\b/
const postponed = /\b(TODO|FIXME|XXX|HACK)\b/

function quietingOffences(source: Source): Offence[] {
  const offences: Offence[] = []
  const add = (at: number, why: string) => offences.push({ file: source.path, line: source.lineAt(at), why })
  walk(source.program, (node) => {
    const why = quieting(node)
    if (why) add(node.start, why)
  })
  for (const { value, start } of source.comments) {
    if (suppressed.test(value))
      add(start, 'a suppressed compiler error hides the next one, too: mend the type')
    if (postponed.test(value))
      add(start, 'what is left to do belongs in an issue, where someone will read it')
  }
  return offences
}

export function layout(repository: Repository): Finding {
  return {
    offences: [
      ...moduleOffences(repository),
      ...nameOffences(repository),
      ...namespaceOffences(repository),
      ...repository.under(...product, 'scripts', 'tests', 'bench').flatMap(quietingOffences),
    ],
  }
}

if (import.meta.main) await report({ layout })
