// The languages, for screens and endpoints. The server alone loads the dictionaries (texts.ts) and sends them with a page.
export { type Language, languages } from '#contracts/lists.ts'
export { defaultLanguage, languageFromCookie } from '#lib/cookies.ts'
export { locales } from '#lib/locales.ts'
export { type Namespace, namespaces } from './namespaces.ts'
