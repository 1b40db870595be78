import { type Dictionary, getModule } from './dictionaries.ts'
import type { Repository } from './repository.ts'

export type Tables = { apiErrors: string[]; lists: Record<string, readonly string[]> }

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The tables of the contracts of which every entry needs a text. */
export async function getTables(repository: Repository): Promise<Tables> {
  const { apiErrors = {} } = (await getModule(repository, 'contracts/errors.ts')) ?? {}
  const lists = Object.entries((await getModule(repository, 'contracts/lists.ts')) ?? {})
  return {
    apiErrors: Object.keys(Object(apiErrors)),
    lists: Object.fromEntries(lists.flatMap(([name, ids]) => (isTexts(ids) ? [[name, ids]] : []))),
  }
}

/** The keys that the contracts' tables need: a sentence for each error, a label for each id of a labelled list. */
export function tableKeys(namespace: string, dictionary: Dictionary, { apiErrors, lists }: Tables): string[] {
  if (namespace === 'errors') return apiErrors
  if (namespace !== 'lists') return []
  const labelled = new Set([...dictionary.keys()].map((key) => key.split('.')[0]))
  return Object.entries(lists).flatMap(([list, ids]) =>
    labelled.has(list) ? ids.map((id) => `${list}.${id}`) : [],
  )
}

/** A rule's message in the contracts is a key of the dictionary `validation`. */
export function getRules(repository: Repository): { key: string; file: string; line: number }[] {
  return repository.under('contracts').flatMap((source) =>
    source.lines.flatMap((text, at) =>
      [...text.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)*-(?:required|invalid|unknown|too-[a-z]+))'/g)].map(
        ([, key = '']) => ({
          key,
          file: source.path,
          line: at + 1,
        }),
      ),
    ),
  )
}
