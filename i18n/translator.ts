import { createTranslator } from 'use-intl/core'
import type { Language } from '#contracts/lists.ts'
import { locales } from '#lib/locales.ts'
import type { Dictionaries } from './dictionaries.ts'
import type { Namespace } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/** t() for the server: mails and refusals, in the language of their reader. Only the named dictionary is loaded. */
export async function translator<Name extends Namespace>(language: Language, namespace: Name) {
  const { [namespace]: messages } = await loadTexts(language, [namespace])
  return createTranslator<Dictionaries[Name]>({ locale: locales[language], messages })
}
