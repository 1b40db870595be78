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
