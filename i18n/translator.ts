import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format'
import type { MessageKeys, NestedKeyOf } from 'use-intl/core'
import type { Language } from '#contracts/lists.ts'
import { locales } from '#lib/locales.ts'
import type { Dictionaries } from './dictionaries.ts'
import type { Namespace } from './namespaces.ts'
import { loadTexts } from './texts.ts'

type Key<Dictionary> = MessageKeys<Dictionary, NestedKeyOf<Dictionary>>

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given) => new Intl.NumberFormat(...given),
  getPluralRules: (...given) => new Intl.PluralRules(...given),
}

/** Returns t() for emails and errors in their reader's language; loads only the named dictionary. */
export async function translator<Name extends Namespace>(language: Language, namespace: Name) {
  const { [namespace]: texts } = await loadTexts(language, [namespace])
  return (key: Key<Dictionaries[Name]>, values?: FormatValues): string =>
    String(format(sentenceAt(texts, key), locales[language], values, { formatters }))
}

const sentenceAt = (texts: object, key: string) =>
  key.split('.').reduce<object>((below, part) => Reflect.get(below, part), texts) as CompiledMessage
