import compile from 'icu-minify/compile'
import type { Language } from '#contracts/lists.ts'
import type { Dictionaries } from './dictionaries.ts'
import type { Namespace } from './namespaces.ts'

const loaded = new Map<string, Promise<unknown>>()

/**
 * Returns the named dictionaries of a language for a page, with their messages compiled once per process. Their type
 * still has the keys of the source.
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

/** Compiles each message of a dictionary, or of a part of one, with icu-minify. */
const compiled = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? compile(texts)
    : Object.fromEntries(Object.entries(Object(texts)).map(([key, below]) => [key, compiled(below)]))
