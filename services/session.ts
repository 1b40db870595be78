import { cookieAges, cookieNames, sessionCookies } from '#lib/cookies.ts'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'

/** What the screens know of the person before the server has answered. */
export type SessionUser = { id: string; name: string; provider: boolean; config?: { avatar: string } }
export type NewSession = { accessToken: string; refreshToken?: string; user: SessionUser }
export type SessionTokens = { accessToken: string; refreshToken?: string }

/** Keeps what a sign-in answered. A session without a refresh token ends with its access token. */
export function storeSession({ accessToken, refreshToken, user }: NewSession): void {
  clearSession()
  const keep = (name: string, value: string) => writeCookie(name, value, cookieAges.session)
  keep(cookieNames.token, accessToken)
  if (refreshToken) keep(cookieNames.refreshToken, refreshToken)
  storeUser(user)
}

/** Keeps the name, kind and face of the person, as when they have changed them. */
export function storeUser({ id, name, provider, config }: SessionUser): void {
  const keep = (cookie: string, value: string) => writeCookie(cookie, value, cookieAges.session)
  keep(cookieNames.userId, id)
  keep(cookieNames.name, name)
  keep(cookieNames.provider, String(provider))
  keep(cookieNames.avatar, config?.avatar ?? '')
}

/** Keeps the pair that a refresh answered; its refresh token lives thirty times as long. */
export function storeTokens({ accessToken, refreshToken }: SessionTokens): void {
  writeCookie(cookieNames.token, accessToken, cookieAges.session)
  if (refreshToken) writeCookie(cookieNames.refreshToken, refreshToken, cookieAges.refreshedToken)
}

export const readTokens = () => ({
  token: readCookie(cookieNames.token),
  refreshToken: readCookie(cookieNames.refreshToken),
})

/** Who the cookies say is here; null without a token. A hint for first paints, never a permission. */
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

/** Drops the cookies that make a session. */
export function clearSession(): void {
  for (const name of sessionCookies) dropCookie(name)
}

/** Signing out drops every cookie of the product. */
export function clearCookies(): void {
  for (const name of Object.values(cookieNames)) dropCookie(name)
}
