import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'
import { readTokens, storeTokens } from './session.ts'

const account = createClient('account')

export type CookieStatus = 'both' | 'onlyToken' | 'onlyRefreshToken' | 'none'

export function cookieStatus(): CookieStatus {
  const { token, refreshToken } = readTokens()
  if (token) return refreshToken ? 'both' : 'onlyToken'
  return refreshToken ? 'onlyRefreshToken' : 'none'
}

/**
 * Spoils the access token and sends three calls at once, which need one refresh and three replays. Throws the error of
 * a refused call. Without a refresh token nothing is spoiled.
 */
export async function testRefresh(): Promise<void> {
  if (!readTokens().refreshToken) throw new Error('No refresh token')
  storeTokens({ accessToken: 'spoiled' })
  await Promise.all([1, 2, 3].map(() => account.get(calls.account.me)))
}
