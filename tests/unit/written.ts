import type { Language } from '#contracts/lists.ts'
import type { Dictionaries } from '#i18n/dictionaries.ts'
import type { Namespace } from '#i18n/namespaces.ts'

/** Reads a dictionary in its source form; pages get it compiled. */
export async function written<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Promise<Dictionaries[Name]> {
  return (await import(`../../i18n/${language}/${namespace}.ts`)).default
}

/** The texts of a dictionary, each with the path of its key. */
export const flat = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(Object(value)).flatMap(([key, below]) => flat(below, path ? `${path}.${key}` : key))
