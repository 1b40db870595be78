// No literal text in JSX (it belongs in the dictionaries), no address outside the files of lib/ that name them.
import type { Node } from 'oxc-parser'
import { report } from './lib/report.ts'
import { type Finding, type Offence, product, type Repository, screens } from './lib/repository.ts'
import { addressWords } from './lib/routes.ts'
import type { Source } from './lib/source.ts'
import { getLiterals, getName, walk } from './lib/walk.ts'

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'alt',
  'placeholder',
  'label',
  'description',
  'heading',
  'caption',
  'hint',
  'message',
])
const leads = new Set(['href', 'src', 'action', 'formAction', 'poster'])
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/&\w+;/g, ''))

type Words = { text: string; at: number }

/** The literal texts of a node that a person would read or hear. */
function wordsIn(node: Node, above: readonly Node[]): Words[] {
  if (node.type === 'JSXText') return [{ text: node.value.trim(), at: node.start }]
  if (node.type === 'JSXExpressionContainer' && above.at(-1)?.type !== 'JSXAttribute')
    return getLiterals(node.expression)
  if (node.type === 'JSXAttribute' && node.value && spoken.has(String(attributeName(node)))) {
    return getLiterals(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
  }
  if (node.type === 'CallExpression' && isToast(node.callee))
    return node.arguments.slice(0, 1).flatMap(getLiterals)
  return []
}

const attributeName = ({ name }: Extract<Node, { type: 'JSXAttribute' }>) =>
  name.type === 'JSXIdentifier' ? name.name : null

const isToast = (callee: Node) =>
  getName(callee) === 'toast' || (callee.type === 'MemberExpression' && getName(callee.object) === 'toast')

function textOffences(source: Source): Offence[] {
  const offences: Offence[] = []
  walk(source.program, (node, above) => {
    for (const { text, at } of wordsIn(node, above)) {
      if (!hasLetters(text)) continue
      const why = `“${text.slice(0, 40)}” is read by people: it belongs in i18n/<language>/<namespace>.ts, shown by t('…')`
      offences.push({ file: source.path, line: source.lineAt(at), why })
    }
  })
  return offences
}

const maySayAddresses =
  /^lib\/(paths|externalAddresses|calls|publicConfig|brand)\.ts$|^i18n\/|^demo\/|^server\/platform\/(config|db\/embedded)\//
// Not addresses to visit: names of vocabularies, and hosts without a dot that only help to parse a path.
const isStandIn = (text: string) =>
  /^https?:\/\/(www\.w3\.org\b|schema\.org\b|(?!localhost)[\w-]+\/?$)/.test(text)

/** The platform may name the path segments that tell endpoints and Next's files from pages. */
const isFrame = (path: string, word: string) =>
  path.startsWith('server/platform/') && (word === 'api' || word === '_next')

function isAddress(text: string, path: string, words: Set<string>): boolean {
  if (/^https?:\/\/./.test(text)) return !isStandIn(text)
  const word = /^\/([^/?#…]+)(?=$|[/?#…])/.exec(text)?.[1]
  return word !== undefined && words.has(word) && !isFrame(path, word)
}

/** Whether a literal is used as an address: href="/", router.push('/'). */
function isFollowed(above: readonly Node[]): boolean {
  const attribute = above.findLast((one) => one.type === 'JSXAttribute')
  if (attribute?.type === 'JSXAttribute') return leads.has(String(attributeName(attribute)))
  const call = above.at(-1)
  return (
    call?.type === 'CallExpression' && ['push', 'replace', 'redirect'].includes(getName(call.callee) ?? '')
  )
}

const isSpecifier = (above: readonly Node[]) =>
  ['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportExpression'].includes(
    above.at(-1)?.type ?? '',
  )

function addressOffences(source: Source, words: Set<string>): Offence[] {
  const offences: Offence[] = []
  walk(source.program, (node, above) => {
    if ((node.type !== 'Literal' && node.type !== 'TemplateLiteral') || isSpecifier(above)) return
    const [literal] = getLiterals(node)
    if (!literal) return
    const isOwn = literal.text.startsWith('/') && !literal.text.startsWith('//') && isFollowed(above)
    if (!isOwn && !isAddress(literal.text, source.path, words)) return
    const why = `the address '${literal.text}' belongs in lib/paths.ts (of an endpoint: lib/calls.ts, of others: lib/externalAddresses.ts), where every address has its name`
    offences.push({ file: source.path, line: source.lineAt(literal.at), why })
  })
  return offences
}

export function words(repository: Repository): Finding {
  const known = addressWords(repository)
  const silent = repository.under(...product).filter(({ path }) => !maySayAddresses.test(path))
  return {
    offences: [
      ...repository.under(...screens).flatMap(textOffences),
      ...silent.flatMap((source) => addressOffences(source, known)),
    ],
  }
}

if (import.meta.main) await report({ words })
