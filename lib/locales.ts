import type { Language } from '#contracts/lists.ts'

/** The languages' BCP 47 tags, for Intl, `lang` attributes and Accept-Language. */
export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB', br: 'pt-BR', pt: 'pt-PT' }
