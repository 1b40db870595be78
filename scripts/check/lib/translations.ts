import type { Node } from 'oxc-parser'
import type { Source } from './source.ts'
import { getLiterals, getName, walk } from './walk.ts'

/** `const t = useTranslations('jobs.card')`: its name, its namespace ('' without one, null for a variable), and where it is valid. */
type Binding = { name: string; scope: string | null; start: number; end: number }

/** A key that is used, with `*` for the variable parts of a template; `scope` null: of any namespace. */
export type Use = { scope: string | null; key: string; line: number }

const makers: Record<string, number> = { useTranslations: 0, translator: 1 }

function getBinding(node: Node, above: readonly Node[]): Binding | null {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return null
  const call = node.init.type === 'AwaitExpression' ? node.init.argument : node.init
  if (call.type !== 'CallExpression') return null
  const position = makers[getName(call.callee) ?? '']
  if (position === undefined) return null
  const namespace = call.arguments[position]
  const holder = above.findLast((one) => one.type === 'BlockStatement' || one.type === 'Program')
  const scope = namespace ? (getLiterals(namespace)[0]?.text ?? null) : ''
  return { name: node.id.name, scope, start: holder?.start ?? 0, end: holder?.end ?? Infinity }
}

function getBindings(source: Source): Binding[] {
  const bindings: Binding[] = []
  walk(source.program, (node, above) => {
    const binding = getBinding(node, above)
    if (binding) bindings.push(binding)
  })
  return bindings
}

/** The keys of one argument: literals, both sides of a choice, templates; `*` for anything else. */
function getKeys(argument: Node): string[] {
  if (argument.type === 'ConditionalExpression')
    return [argument.consequent, argument.alternate].flatMap(getKeys)
  if (argument.type === 'LogicalExpression') return [argument.left, argument.right].flatMap(getKeys)
  const [literal] = getLiterals(argument)
  return [literal ? literal.text.replaceAll('…', '*') : '*']
}

const methods = new Set(['rich', 'markup', 'raw', 'has'])

/** The name of the translator that a call uses; null for other calls. */
function usedKeys(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  const isMethod = callee.type === 'MemberExpression' && methods.has(getName(callee) ?? '')
  return isMethod && callee.object.type === 'Identifier' ? callee.object.name : null
}

/** The key of a translator without a namespace begins with one. */
function getUse(scope: string | null, key: string): Omit<Use, 'line'> {
  const [namespace = '', ...rest] = key.split('.')
  if (scope !== '') return { scope, key }
  return namespace.includes('*') || !rest[0]
    ? { scope: null, key }
    : { scope: namespace, key: rest.join('.') }
}

/** All keys that a file translates. */
export function getUses(source: Source): Use[] {
  const bindings = getBindings(source)
  const uses: Use[] = []
  walk(source.program, (node) => {
    const name = usedKeys(node)
    if (!name || node.type !== 'CallExpression' || !node.arguments[0]) return
    const holding = bindings.filter(
      (one) => one.name === name && one.start <= node.start && node.end <= one.end,
    )
    const binding = holding.toSorted((one, other) => other.start - one.start)[0]
    if (!binding && name !== 't') return
    for (const key of getKeys(node.arguments[0])) {
      uses.push({ ...getUse(binding?.scope ?? null, key), line: source.lineAt(node.start) })
    }
  })
  return uses
}

/** The dictionaries that a file asks for by name, each with the line of a use. */
export function getAskedNamespaces(source: Source): { name: string; line: number }[] {
  const asked = new Map<string, number>()
  const ask = (scope: string, line: number) => {
    const [name = ''] = scope.split('.')
    if (!asked.has(name)) asked.set(name, line)
  }
  for (const { scope, line } of getUses(source)) if (scope) ask(scope, line)
  // A translator may be handed to a function of another file.
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || getName(node.callee) !== 'useTranslations') return
    for (const { text } of node.arguments.flatMap(getLiterals)) ask(text, source.lineAt(node.start))
  })
  return [...asked].map(([name, line]) => ({ name, line }))
}

/** All texts that a file could translate through a variable: its literals and property names. */
export function getWords(source: Source): string[] {
  const words: string[] = []
  walk(source.program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') words.push(node.value)
    if (node.type === 'Property' && node.key.type === 'Identifier') words.push(node.key.name)
  })
  return words
}
