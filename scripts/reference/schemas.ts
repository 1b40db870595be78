import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from 'ts-json-schema-generator'

export type Schema = Record<string, unknown>
/** `inline`: the schema of each type's text; `schemas`: those that they refer to, by their names in contracts/. */
export type Schemas = { inline: Map<string, Schema>; schemas: Record<string, Schema> }

const contractName = /^export (?:type|interface) (\w+)/gm
const answerName = (index: number) => `Answer${index}OfAnOperation`

/** Creates JSON Schemas for types that are written as in a file that imports contracts/. */
export function schemasOf(root: string, types: string[]): Schemas {
  const path = join(root, '.build/reference/answers.ts')
  mkdirSync(join(root, '.build/reference'), { recursive: true })
  const named = types.map((type, index) => `export type ${answerName(index)} = ${type}`)
  writeFileSync(path, [...importsFor(root, types), ...named, ''].join('\n'))
  const { definitions = {} } = createGenerator({
    path,
    tsconfig: join(root, 'tsconfig.json'),
    type: '*',
    encodeRefs: false,
  }).createSchema('*')
  const written: Record<string, Schema> = JSON.parse(JSON.stringify(definitions, toOpenApi))
  const inline = new Map(types.map((type, index) => [type, written[answerName(index)] ?? {}]))
  const isAnswer = new Set(types.map((_type, index) => answerName(index)))
  const schemas = Object.entries(written)
    .filter(([name]) => !isAnswer.has(name))
    .map(([name, schema]) => [componentName(name), schema] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return { inline, schemas: Object.fromEntries(schemas) }
}

function importsFor(root: string, types: string[]): string[] {
  const words = new Set(types.flatMap((type) => type.match(/\w+/g) ?? []))
  return readdirSync(join(root, 'contracts')).flatMap((file) => {
    const source = readFileSync(join(root, 'contracts', file), 'utf8')
    const names = [...source.matchAll(contractName)].flatMap(([, name = '']) => (words.has(name) ? name : []))
    return names.length === 0 ? [] : `import type { ${names.join(', ')} } from '#contracts/${file}'`
  })
}

/** `Page<Job>` -> `PageOfJob`: a component's name has no brackets. */
const componentName = (name: string) => name.replaceAll('<', 'Of').replaceAll('>', '')

const toOpenApi = (key: string, value: unknown): unknown =>
  key === '$ref' && typeof value === 'string'
    ? `#/components/schemas/${componentName(value.replace('#/definitions/', ''))}`
    : value
