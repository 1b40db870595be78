import { unstable_serialize } from 'swr'
import type { Me } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import { keys } from '#lib/keys.ts'
import { locales } from '#lib/locales.ts'

/** The part of a page's props that is used; empty where a page is rendered without a request. */
type Shown = {
  language?: Language
  fallback?: Record<string, unknown>
  inApp?: boolean
}

/**
 * The attributes of <html> that styles and screen readers use: language, the theme of the viewer's role, light or dark,
 * native app.
 */
export function htmlMarks({ language = 'es', fallback, inApp }: Shown) {
  const me = fallback?.[unstable_serialize(keys.me)] as Me | undefined
  return {
    lang: locales[language],
    'data-theme': me?.provider ? 'organisation' : 'volunteer',
    'data-scheme': me && me.theme !== 'system' ? me.theme : undefined,
    'data-app': inApp ? '' : undefined,
  }
}
