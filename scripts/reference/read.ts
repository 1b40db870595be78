import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'
import { type Schema, schemasOf } from './schemas.ts'

/** An operation: its name, its doc comment and the schema of its response (null: no JSON). */
export type Described = { name: string; about: string; answer: Schema | null }
export type Reference = { operations: Record<string, Described>; schemas: Record<string, Schema> }
type Named = Omit<Described, 'answer'> & { answer: string | null }

/** Reads all endpoints of pages/api: their operations, doc comments and types of responses. */
export function readReference(root: string): Reference {
  const named = readOperations(root)
  const answers = Object.values(named).flatMap(({ answer }) => answer ?? [])
  const { inline, schemas } = schemasOf(root, answers)
  const operations = Object.entries(named).map(([place, { name, about, answer }]): [string, Described] => [
    place,
    { name, about, answer: answer === null ? null : (inline.get(answer) ?? {}) },
  ])
  return { operations: Object.fromEntries(operations), schemas }
}

function readOperations(root: string): Record<string, Named> {
  const folder = join(root, 'pages/api')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort()
  const program = ts.createProgram(files, getOptions(root))
  const checker = program.getTypeChecker()
  const operations: Record<string, Named> = {}
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (!source) continue
    const pattern = getPattern(file.slice(folder.length))
    for (const { method, operation } of operationsIn(source)) {
      operations[`${method} ${pattern}`] = describeOperation(operation, checker)
    }
  }
  return operations
}

function getOptions(root: string): ts.CompilerOptions {
  const path = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  return { ...options, incremental: false, noEmit: true }
}

const getPattern = (file: string) =>
  `/api${file.replace(/\.ts$/, '').replace(/\/index$/, '')}`.replaceAll(/\[(\w+)\]/g, '{$1}')

/** `export default endpoint({ GET: readUser })` -> GET and the identifier readUser. */
function operationsIn(source: ts.SourceFile): { method: string; operation: ts.Expression }[] {
  const found: { method: string; operation: ts.Expression }[] = []
  for (const statement of source.statements) {
    if (!ts.isExportAssignment(statement) || !ts.isCallExpression(statement.expression)) continue
    const [operations] = statement.expression.arguments
    if (!operations || !ts.isObjectLiteralExpression(operations)) continue
    for (const property of operations.properties) {
      if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
        found.push({ method: property.name.text, operation: property.initializer })
      }
    }
  }
  return found
}

function describeOperation(operation: ts.Expression, checker: ts.TypeChecker): Named {
  const local = checker.getSymbolAtLocation(operation)
  const symbol = local && local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local
  const about = ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replace(/\s*\n\s*/g, ' ')
  const answer = checker.getTypeAtLocation(operation).aliasTypeArguments?.[1]
  const isJson = answer && !(answer.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) && !isFile(answer)
  return { name: symbol?.name ?? '', about, answer: isJson ? textOf(answer, checker) : null }
}

const isFile = (type: ts.Type) => type.symbol?.name === 'Raw'

/** The type as a file that imports contracts/ would write it, without undefined and void, which JSON lacks. */
const textOf = (type: ts.Type, checker: ts.TypeChecker): string =>
  checker
    .typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    )
    .replace(/ \| (undefined|void)$/, '')
