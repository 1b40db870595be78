import { unstable_serialize } from 'swr'
import type { Me } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import { keys } from '#lib/keys.ts'
import { locales } from '#lib/locales.ts'

/** Of what a page hands to _app; nothing of it where a page is made without a visit. */
interface Shown {
  language?: Language
  fallback?: Record<string, unknown>
  inApp?: boolean
}

/** What styles and readers know a page by: its language, the theme of its reader's role, light or dark, in the app. */
export function htmlMarks({ language = 'es', fallback, inApp }: Shown) {
  const me = fallback?.[unstable_serialize(keys.me)] as Me | undefined
  return {
    lang: locales[language],
    'data-theme': me?.provider ? 'organisation' : 'volunteer',
    'data-scheme': me && me.theme !== 'system' ? me.theme : undefined,
    'data-app': inApp ? '' : undefined,
  }
}
