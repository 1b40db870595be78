import { posix } from 'node:path'
import { type Comment, type Node, type Program, parseSync } from 'oxc-parser'
import { walk } from './walk.ts'

/** `target` is a path of the repository, null for a package. `runs` is false for type-only imports. */
export type Import = { specifier: string; target: string | null; runs: boolean; line: number }

export type Source = {
  path: string
  text: string
  lines: string[]
  program: Program
  comments: Comment[]
  imports: Import[]
  lineAt(offset: number): number
}

function getTarget(specifier: string, path: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null
}

type Reference = { source: Node; runs: boolean }

function getReference(node: Node): Reference | null {
  if (node.type === 'ImportDeclaration') {
    return { source: node.source, runs: node.importKind !== 'type' }
  }
  if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) {
    return node.source && { source: node.source, runs: node.exportKind !== 'type' }
  }
  return node.type === 'ImportExpression' ? { source: node.source, runs: true } : null
}

function getImports(program: Program, path: string, lineAt: Source['lineAt']): Import[] {
  const imports: Import[] = []
  walk(program, (node) => {
    const reference = getReference(node)
    if (reference?.source.type !== 'Literal' || typeof reference.source.value !== 'string') return
    const { source, runs } = reference
    const specifier = reference.source.value
    imports.push({ specifier, target: getTarget(specifier, path), runs, line: lineAt(source.start) })
  })
  return imports
}

const once = <Value>(make: () => Value): (() => Value) => {
  let created: { value: Value } | null = null
  return () => {
    created ??= { value: make() }
    return created.value
  }
}

/** The number of the line at an offset of a text. */
export const getLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** A source file, parsed at its first use. */
export function getSource(path: string, text: string): Source {
  const lineAt = (offset: number) => getLine(text, offset)
  const parsed = once(() => {
    const { program, comments, errors } = parseSync(path, text)
    if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
    return { program, comments }
  })
  const imports = once(() => getImports(parsed().program, path, lineAt))
  return {
    path,
    text,
    lines: text.replace(/\n$/, '').split('\n'),
    lineAt,
    get program() {
      return parsed().program
    },
    get comments() {
      return parsed().comments
    },
    get imports() {
      return imports()
    },
  }
}
