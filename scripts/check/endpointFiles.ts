// Endpoint files only name operations, and files, pages and functions have at most so many lines.
import type { Node } from 'oxc-parser'
import { report } from './lib/report.ts'
import { type Finding, type Offence, product, type Repository } from './lib/repository.ts'
import type { Source } from './lib/source.ts'
import { getName, walk } from './lib/walk.ts'

const longest = { file: 250, route: 40, function: 40, component: 60 }

const isEndpointFile = (path: string) => path.startsWith('pages/api/')
const isPage = (path: string) => path.startsWith('pages/') && path.endsWith('.tsx')
// Data and drawings may have any length.
const data = [
  /\/tables\.ts$/,
  /^i18n\/\w+\//,
  /^contracts\/(lists|errors|limits)\.ts$/,
  /^demo\/(content|images)\//,
  /^scripts\/draw\//,
]
const isData = (path: string) => data.some((pattern) => pattern.test(path))

function isEndpoint({ declaration }: Extract<Node, { type: 'ExportDefaultDeclaration' }>): boolean {
  if (declaration.type !== 'CallExpression' || getName(declaration.callee) !== 'endpoint') return false
  return declaration.arguments.length === 1 && declaration.arguments[0]?.type === 'ObjectExpression'
}

function endpointOffences({ path, program, lineAt }: Source): Offence[] {
  const why =
    'an endpoint file holds imports and one `export default endpoint({ METHOD: operation })`; the rest belongs in an operation of its module, server/modules/<module>/<verbNoun>.ts'
  const rest = program.body.filter(
    (one) =>
      one.type !== 'ImportDeclaration' && !(one.type === 'ExportDefaultDeclaration' && isEndpoint(one)),
  )
  const hasNone = !program.body.some((one) => one.type === 'ExportDefaultDeclaration')
  return [...rest.map((one) => lineAt(one.start)), ...(hasNone ? [1] : [])].map((line) => ({
    file: path,
    line,
    why,
  }))
}

function lengthOffences({ path, lines }: Source): Offence[] {
  const isRoute = isEndpointFile(path) || isPage(path)
  const most = isRoute ? longest.route : longest.file
  if (isData(path) || lines.length <= most) return []
  const where = isRoute
    ? 'screens belong in components/<service>/, rules in server/modules/<module>/'
    : 'it becomes a folder of its name (queries/search.ts), a file a thought'
  return [{ file: path, line: most, why: `${lines.length} lines, at most ${most}: ${where}` }]
}

const isFunction = (node: Node) =>
  node.type === 'FunctionDeclaration' ||
  node.type === 'FunctionExpression' ||
  node.type === 'ArrowFunctionExpression'

function functionOffences({ path, program, lineAt }: Source): Offence[] {
  const withMarkup = new Set<Node>()
  const long: { node: Node; line: number; length: number }[] = []
  walk(program, (node, above) => {
    if (node.type === 'JSXElement') for (const one of above) withMarkup.add(one)
    if (!isFunction(node)) return
    const line = lineAt(node.start)
    const length = lineAt(node.end) - line + 1
    if (length > longest.function) long.push({ node, line, length })
  })
  return long.flatMap(({ node, line, length }) => {
    const isComponent = withMarkup.has(node)
    const most = isComponent ? longest.component : longest.function
    if (length <= most) return []
    const what = isComponent ? 'a component with its markup' : 'a function'
    const why = `${what} of ${length} lines, at most ${most}: name its parts and let each stand by itself`
    return [{ file: path, line, why }]
  })
}

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0

export function endpointFiles(repository: Repository): Finding {
  const sources = repository.under(...product, 'scripts')
  const offences = [
    ...sources.filter(({ path }) => isEndpointFile(path)).flatMap(endpointOffences),
    ...sources.flatMap(lengthOffences),
    ...sources.filter(({ path }) => !isData(path)).flatMap(functionOffences),
  ]
  const lengths = sources.filter(({ path }) => !isData(path)).map(({ lines }) => lines.length)
  return { offences, notes: [`${lengths.length} files, median ${median(lengths)} lines`] }
}

if (import.meta.main) await report({ endpointFiles })
