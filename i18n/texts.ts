import compile from 'icu-minify/compile'
import type { Language } from '#contracts/lists.ts'
import type { Dictionaries } from './dictionaries.ts'
import type { Namespace } from './namespaces.ts'

const loaded = new Map<string, Promise<unknown>>()

/**
 * The named dictionaries of a language, and no others: what a page gives to the browser. Their sentences come compiled,
 * once for all readers; t() knows their keys by the type of what was compiled.
 */
export async function loadTexts<Name extends Namespace>(
  language: Language,
  names: readonly Name[],
): Promise<Pick<Dictionaries, Name>> {
  const entries = await Promise.all(
    [...new Set(names)].map(async (name) => [name, await loadOne(language, name)] as const),
  )
  return Object.fromEntries(entries) as Pick<Dictionaries, Name>
}

function loadOne(language: Language, name: Namespace): Promise<unknown> {
  const key = `${language}/${name}`
  const known = loaded.get(key)
  if (known) return known
  const loading = import(`./${language}/${name}.ts`).then((module) => compiled(module.default))
  loaded.set(key, loading)
  return loading
}

/** A dictionary, or a part of one, with each sentence as icu-minify takes it. */
const compiled = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(Object(texts)).map(([key, below]) => [key, compiled(below)]))
