import type { Language } from '#contracts/lists.ts'

/** Our languages as the web names them: for Intl, `lang` attributes and Accept-Language. */
export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB', br: 'pt-BR', pt: 'pt-PT' }
