import { createTranslator } from 'use-intl/core'
import type { Language } from '#contracts/lists.ts'
import { locales } from '#lib/locales.ts'
import { type Namespace, namespaces } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/** t() for the server: mails and refusals, in the language of their reader. */
export async function translator<Name extends Namespace>(language: Language, namespace: Name) {
  const messages = await loadTexts(language, namespaces)
  return createTranslator({ locale: locales[language], messages, namespace })
}
