import { type Language, languages } from '#contracts/lists.ts'
import { brand } from './brand.ts'

const named = <Name extends string>(name: Name) => `${brand.slug}.${name}` as const

/** Every cookie of the site. Values are percent-encoded texts. */
export const cookieNames = {
  token: named('token'),
  refreshToken: named('refreshToken'),
  provider: named('provider'),
  userId: named('user_id'),
  name: named('name'),
  avatar: named('avatar'),
  path: named('path'),
  language: named('language'),
  /** Set by the server, read by no script: this browser signed in before. */
  device: named('device'),
  /** Set by the server, read by no script: what the nonce of a Google ID token is made from. */
  google: named('google'),
} as const

/** Those that make a session: they come and go together. */
export const sessionCookies = [
  cookieNames.token,
  cookieNames.refreshToken,
  cookieNames.provider,
  cookieNames.userId,
  cookieNames.name,
  cookieNames.avatar,
] as const

const sessionAge = 6_264_000

/** In seconds. Browsers cap what is over their own maximum. */
export const cookieAges = {
  session: sessionAge,
  refreshedToken: 30 * sessionAge,
  path: 86_400,
} as const

export const defaultLanguage: Language = 'es'

/** The language a cookie's value names, else Spanish. */
export const languageFromCookie = (value: string | undefined): Language =>
  languages.find((language) => language === value) ?? defaultLanguage
