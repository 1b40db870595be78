import { type Language, languages } from '#contracts/languages.ts'
import { brand } from './brand.ts'

const named = <Name extends string>(name: Name) => `${brand.slug}.${name}` as const

/** All cookies of the site. Values are percent-encoded. */
export const cookieNames = {
  token: named('token'),
  refreshToken: named('refreshToken'),
  provider: named('provider'),
  userId: named('user_id'),
  name: named('name'),
  avatar: named('avatar'),
  path: named('path'),
  language: named('language'),
  /** Set by the server and hidden from scripts: this browser signed in before. */
  device: named('device'),
  /** Set by the server and hidden from scripts: the source of the nonce in Google ID tokens. */
  google: named('google'),
} as const

/** The cookies of a session, set and removed together. */
export const sessionCookies = [
  cookieNames.token,
  cookieNames.refreshToken,
  cookieNames.provider,
  cookieNames.userId,
  cookieNames.name,
  cookieNames.avatar,
] as const

const sessionAge = 6_264_000

/** In seconds. Browsers cap longer ages. */
export const cookieAges = {
  session: sessionAge,
  refreshedToken: 30 * sessionAge,
  path: 86_400,
} as const

export const defaultLanguage: Language = 'es'

/** Returns the language in a cookie's value, else Spanish. */
export const languageFromCookie = (value: string | undefined): Language =>
  languages.find((language) => language === value) ?? defaultLanguage
