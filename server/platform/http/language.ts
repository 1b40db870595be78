import { defaultLanguage, type Language } from '#i18n/index.ts'

/** `Accept-Language` -> one of ours: br for pt-BR and plain `br`, pt for other Portuguese, es when nothing fits. */
export function languageFromHeader(header: string | undefined): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    if (tag === 'br' || tag === 'pt-br') return 'br'
    if (tag.startsWith('pt')) return 'pt'
    if (tag.startsWith('en')) return 'en'
    if (tag.startsWith('es')) return 'es'
  }
  return defaultLanguage
}
