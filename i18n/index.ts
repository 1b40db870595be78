// What screens and doors need to know of languages; the dictionaries themselves are loaded by texts.ts, on the
// server alone, and travel with the page.
export { type Language, languages } from '#contracts/lists.ts'
export { defaultLanguage, languageFromCookie } from '#lib/cookies.ts'
export { locales } from '#lib/locales.ts'
export { type Namespace, namespaces } from './namespaces.ts'
