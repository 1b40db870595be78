// A page sends the dictionaries of the shell and its own. The shell is around every page, so what it loads translates only
// with what every page has; a page names the dictionaries of all that it loads, and no other: phones would read them in vain.
import { shellNamespaces } from '#i18n/namespaces.ts'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'
import type { Source } from './lib/source.ts'
import { getAskedNamespaces } from './lib/translations.ts'
import { getLiterals, getName, walk } from './lib/walk.ts'

const shell = 'pages/_app.tsx'
const ofShell = new Set<string>(Object.values(shellNamespaces).flat())
const ofMembers = new Set<string>(shellNamespaces.member)
/** Is shown to guests and to accounts that are not validated, whose shells have more: every other file may be shown to members. */
const untilValidated = /^components\/account\/(google|signIn|signUp|validation|profile\/PreviewPage)/

/** The folders whose code browsers load. */
const loadedFolders = /^(pages|components|hooks|lib)\//
/** Has the server's part of each page. */
const server = 'pages/_page.ts'

/** The sources that a file makes a browser load, at once or later, itself included. */
function getLoaded(byPath: ReadonlyMap<string, Source>, path: string): Source[] {
  const loaded = new Set<Source>()
  const load = (source?: Source) => {
    if (!source || loaded.has(source) || source.path === server || !loadedFolders.test(source.path)) return
    loaded.add(source)
    for (const { target, runs } of source.imports) if (target && runs) load(byPath.get(target))
  }
  load(byPath.get(path))
  return [...loaded]
}

/** The dictionaries that a page names, with the line; null for a file that is no page. */
function getNamed({ path, program, lineAt }: Source): { names: string[]; line: number } | null {
  if (!path.startsWith('pages/')) return null
  let found: { names: string[]; line: number } | null = null
  walk(program, (node, above) => {
    if (node.type !== 'Property' || getName(node.key) !== 'texts' || node.value.type !== 'ArrayExpression')
      return
    const call = above.findLast((one) => one.type === 'CallExpression')
    if (call?.type !== 'CallExpression' || getName(call.callee) !== 'page') return
    const names = node.value.elements.flatMap((element) =>
      element ? getLiterals(element).map(({ text }) => text) : [],
    )
    found = { names, line: lineAt(node.start) }
  })
  return found
}

type Asked = ReturnType<typeof getAskedNamespaces>

/** Most files are loaded by many pages: what each asks for is found once. */
function createAskedOf(): (source: Source) => Asked {
  const found = new Map<Source, Asked>()
  return (source) => {
    const asked = found.get(source) ?? getAskedNamespaces(source)
    found.set(source, asked)
    return asked
  }
}

function checkShell(byPath: ReadonlyMap<string, Source>, askedOf: (source: Source) => Asked): Offence[] {
  return getLoaded(byPath, shell).flatMap((source) =>
    askedOf(source)
      .filter(({ name }) => !ofShell.has(name))
      .map(({ name, line }) => ({
        file: source.path,
        line,
        why: `the dictionary '${name}' is not one that every page has, but the shell around every page loads this file: say it in a dictionary of shellNamespaces (i18n/namespaces.ts), or move it out of this file`,
      })),
  )
}

type Asking = { name: string; by: string }

function checkPage(
  page: Source,
  byPath: ReadonlyMap<string, Source>,
  askedOf: (source: Source) => Asked,
): Offence[] {
  const named = getNamed(page)
  if (!named) return []
  const asking = getLoaded(byPath, page.path).flatMap((source) =>
    askedOf(source).map(({ name }) => ({ name, by: source.path })),
  )
  const isSent = ({ name, by }: Asking) =>
    named.names.includes(name) || (untilValidated.test(by) ? ofShell : ofMembers).has(name)
  const lacking = new Map(asking.filter((one) => !isSent(one)).map(({ name, by }) => [name, by]))
  const idle = named.names.filter((name) => !asking.some((one) => one.name === name))
  const at = { file: page.path, line: named.line }
  return [
    ...[...lacking].map(([name, by]) => ({ ...at, why: `${by} asks for '${name}': name it in texts` })),
    ...idle.map((name) => ({ ...at, why: `nothing on the page asks for '${name}': remove it from texts` })),
  ]
}

export function pageTexts({ sources }: Repository): Finding {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const askedOf = createAskedOf()
  const ofPages = sources.flatMap((source) => checkPage(source, byPath, askedOf))
  return { offences: [...checkShell(byPath, askedOf), ...ofPages] }
}

if (import.meta.main) await report({ pageTexts })
