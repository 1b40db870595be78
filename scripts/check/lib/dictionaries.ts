import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Repository } from './repository.ts'
import { walk } from './walk.ts'

/** Dotted keys -> messages. */
export type Dictionary = Map<string, string>

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => flatten(below, path ? `${path}.${key}` : key))
}

/** The exports of a file of the repository, or null when it does not exist. */
export async function getModule({ root }: Repository, path: string): Promise<Record<string, unknown> | null> {
  const file = resolve(join(root, path))
  return existsSync(file) ? await import(pathToFileURL(file).href) : null
}

export async function readDictionary(repository: Repository, path: string): Promise<Dictionary | null> {
  const module = await getModule(repository, path)
  return module && new Map(flatten(module.default))
}

function gather(elements: MessageFormatElement[], found: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const options = 'options' in element ? element.options : {}
    const choices = element.type === TYPE.select ? `: ${Object.keys(options).sort().join('|')}` : ''
    found.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}${choices}}`)
    if (element.type === TYPE.tag) gather(element.children, found)
    for (const { value } of Object.values(options)) gather(value, found)
  }
}

/** The arguments, choices and tags of an ICU message, as one text; throws when the message is invalid. */
export function getArguments(message: string): string {
  const found = new Set<string>()
  gather(parse(message), found)
  return [...found].sort().join(' ') || 'nothing'
}

/** The line of a key in its file. */
export function getKeyLine(repository: Repository, path: string, key: string): number {
  const source = repository.sources.find((one) => one.path === path)
  let line = 1
  if (!source) return line
  walk(source.program, (node, above) => {
    if (node.type !== 'Property') return
    const names = [...above, node].flatMap((one) => (one.type === 'Property' ? [one.key] : []))
    const here = names.map((name) =>
      name.type === 'Identifier' ? name.name : 'value' in name ? name.value : '',
    )
    if (here.join('.') === key) line = source.lineAt(node.start)
  })
  return line
}
