import type { Language } from '#contracts/lists.ts'
import { defaultLanguage } from '#lib/cookies.ts'

/** Chooses a language by `Accept-Language`: br for pt-BR and `br`, pt for other Portuguese, es when none fits. */
export function languageFromHeader(header: string | undefined): Language {
  if (!header) return defaultLanguage
  for (const part of header.toLowerCase().split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    if (tag === 'br' || tag === 'pt-br') return 'br'
    if (tag.startsWith('pt')) return 'pt'
    if (tag.startsWith('en')) return 'en'
    if (tag.startsWith('es')) return 'es'
  }
  return defaultLanguage
}
