import { cookieAges, cookieNames, sessionCookies } from '#lib/cookies.ts'
import { readCookie, removeCookie, writeCookie } from './cookies.ts'

/** What the screens know of the account before the server responds. */
export type SessionUser = { id: string; name: string; provider: boolean; config?: { avatar: string } }
export type NewSession = { accessToken: string; refreshToken?: string; user: SessionUser }
export type SessionTokens = { accessToken: string; refreshToken?: string }

/** Stores the tokens of a sign-in. A session without a refresh token ends with its access token. */
export function storeSession({ accessToken, refreshToken, user }: NewSession): void {
  clearSession()
  const store = (name: string, value: string) => writeCookie(name, value, cookieAges.session)
  store(cookieNames.token, accessToken)
  if (refreshToken) store(cookieNames.refreshToken, refreshToken)
  storeUser(user)
}

/** Stores the name, role and avatar, also after a change of profile. */
export function storeUser({ id, name, provider, config }: SessionUser): void {
  const store = (cookie: string, value: string) => writeCookie(cookie, value, cookieAges.session)
  store(cookieNames.userId, id)
  store(cookieNames.name, name)
  store(cookieNames.provider, String(provider))
  store(cookieNames.avatar, config?.avatar ?? '')
}

/** Stores refreshed tokens; this refresh token lives thirty times as long. */
export function storeTokens({ accessToken, refreshToken }: SessionTokens): void {
  writeCookie(cookieNames.token, accessToken, cookieAges.session)
  if (refreshToken) writeCookie(cookieNames.refreshToken, refreshToken, cookieAges.refreshedToken)
}

export const readTokens = () => ({
  token: readCookie(cookieNames.token),
  refreshToken: readCookie(cookieNames.refreshToken),
})

/** The account that the cookies name; null without a token. A hint for first paints, never a permission. */
export function readSession(): SessionUser | null {
  if (!hasSession()) return null
  return {
    id: readCookie(cookieNames.userId) ?? '',
    name: readCookie(cookieNames.name) ?? '',
    provider: readCookie(cookieNames.provider) === 'true',
    config: { avatar: readCookie(cookieNames.avatar) ?? '' },
  }
}

export const hasSession = (): boolean => readCookie(cookieNames.token) !== undefined

export function clearSession(): void {
  for (const name of sessionCookies) removeCookie(name)
}

/** Signing out removes every cookie of the product. */
export function clearCookies(): void {
  for (const name of Object.values(cookieNames)) removeCookie(name)
}
