import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { type Schema, Schemas } from './schema.ts'

/** What the types say of an operation: its name, its words, and the shape of its answer (null: no JSON). */
export type Described = { name: string; about: string; answer: Schema | null }
export type Reference = { operations: Record<string, Described>; schemas: Record<string, Schema> }

/** Reads every endpoint of pages/api: the operations on it, their doc lines and the types of their answers. */
export function readReference(root: string): Reference {
  const folder = join(root, 'pages/api')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort()
  const program = ts.createProgram(files, optionsOf(root))
  const checker = program.getTypeChecker()
  const schemas = new Schemas(checker, root)
  const operations: Record<string, Described> = {}
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) continue
    const pattern = patternOf(file.slice(folder.length))
    for (const { method, operation } of operationsIn(source)) {
      operations[`${method} ${pattern}`] = describeOperation(operation, checker, schemas)
    }
  }
  return { operations, schemas: sorted(schemas.named) }
}

function optionsOf(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  return { ...options, incremental: false, noEmit: true }
}

const patternOf = (file: string) =>
  `/api${file.replace(/\.ts$/, '').replace(/\/index$/, '')}`.replaceAll(/\[(\w+)\]/g, '{$1}')

/** `export default endpoint({ GET: readUser })` -> GET and the identifier readUser. */
function operationsIn(source: ts.SourceFile): { method: string; operation: ts.Expression }[] {
  const found: { method: string; operation: ts.Expression }[] = []
  for (const statement of source.statements) {
    if (!ts.isExportAssignment(statement) || !ts.isCallExpression(statement.expression)) continue
    const [hung] = statement.expression.arguments
    if (!hung || !ts.isObjectLiteralExpression(hung)) continue
    for (const property of hung.properties) {
      if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
        found.push({ method: property.name.text, operation: property.initializer })
      }
    }
  }
  return found
}

function describeOperation(operation: ts.Expression, checker: ts.TypeChecker, schemas: Schemas): Described {
  const given = checker.getSymbolAtLocation(operation)
  const symbol = given && given.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(given) : given
  const about = ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ')
  const type = checker.getTypeAtLocation(operation)
  const answer = type.aliasTypeArguments?.[1]
  const isJson = answer && !(answer.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) && !isFile(answer)
  return { name: symbol?.name ?? '', about, answer: isJson ? schemas.of(answer) : null }
}

const isFile = (type: ts.Type) => type.symbol?.name === 'Raw'

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
