import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'
import { readTokens, storeTokens } from './session.ts'

const account = createClient('account')

export type CookieStatus = 'both' | 'onlyToken' | 'onlyRefreshToken' | 'none'

/** Which of the two tokens the browser holds. */
export function cookieStatus(): CookieStatus {
  const { token, refreshToken } = readTokens()
  if (token) return refreshToken ? 'both' : 'onlyToken'
  return refreshToken ? 'onlyRefreshToken' : 'none'
}

/**
 * Spoils the access token and sends three calls at once: they can only be answered by one refresh and three replays.
 * Throws what the calls were refused with. Without a refresh token nothing is spoiled.
 */
export async function testRefresh(): Promise<void> {
  if (!readTokens().refreshToken) throw new Error('No refresh token')
  storeTokens({ accessToken: 'spoiled' })
  await Promise.all([1, 2, 3].map(() => account.get(calls.account.me)))
}
