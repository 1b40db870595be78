import { type Node, visitorKeys } from 'oxc-parser'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const getChildren = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? []).flatMap((key) => [Reflect.get(node, key)].flat(2)).filter(isNode)

/** Calls `visit` for a node and all below it, parents first; `above` runs from the root to the parent. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: Node[] = [],
): void {
  visit(node, above)
  above.push(node)
  for (const child of getChildren(node)) walk(child, visit, above)
  above.pop()
}

/** The literal texts of an expression, from both sides of a condition. */
export function getLiterals(node: Node): { text: string; at: number }[] {
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : []
  if (node.type === 'TemplateLiteral') {
    return [{ text: node.quasis.map((quasi) => quasi.value.cooked ?? '').join('…'), at: node.start }]
  }
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(getLiterals)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(getLiterals)
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [node.left, node.right].flatMap(getLiterals)
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
    return getLiterals(node.expression)
  return []
}

/** `t` of `t('x')`, `rich` of `t.rich('x')`; null for other callees. */
export function getName(node: Node): string | null {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name
  return null
}
