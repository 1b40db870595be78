import type { Tokens } from '#contracts/account.ts'
import { clearSession, readTokens, storeTokens } from '../session.ts'
import { isRefused } from './errors.ts'
import { leaveForSignIn } from './leave.ts'
import { alone } from './lock.ts'

/** The call that spends a refresh token. */
export type Spend = (refreshToken: string) => Promise<Tokens>

/** What a refresh came to: a bearer to go on with, nothing to refresh with, or the end of the session. */
export type Refreshed =
  | { outcome: 'fresh'; token: string }
  | { outcome: 'skipped' | 'failed'; appeal?: string }

let running: Promise<Refreshed> | null = null

/**
 * A bearer in place of the one that was refused. However many calls ask meanwhile, one refresh runs and all of them
 * wait for it: its promise is the queue. A failure leads the browser to the sign-in, once, unless whoever
 * began it `stays`.
 */
export function refreshOnce(
  refusedToken: string | undefined,
  spend: Spend,
  { stays = false } = {},
): Promise<Refreshed> {
  if (!readTokens().refreshToken && !running) return Promise.resolve({ outcome: 'skipped' })
  running ??= alone('refresh', () => refresh(refusedToken, spend))
    .catch((): Refreshed => ({ outcome: 'failed' }))
    .then((refreshed) => {
      running = null
      if (refreshed.outcome === 'failed' && !stays) leaveForSignIn(refreshed.appeal)
      return refreshed
    })
  return running
}

async function refresh(refusedToken: string | undefined, spend: Spend): Promise<Refreshed> {
  const { token, refreshToken } = readTokens()
  // Another tab, or an earlier refresh, was quicker: its pair is ours too.
  if (token && token !== refusedToken) return { outcome: 'fresh', token }
  if (!refreshToken) return { outcome: 'failed' }
  try {
    const tokens = await spend(refreshToken)
    return settle(refreshToken, tokens)
  } catch (error) {
    if (isRefused(error, 'accountSuspended')) {
      clearSession()
      return { outcome: 'failed', appeal: error.appeal }
    }
    if (isRefused(error) && error.status === 401) clearSession()
    return { outcome: 'failed' }
  }
}

function settle(spent: string, tokens: Tokens | undefined): Refreshed {
  if (!tokens?.accessToken) return { outcome: 'failed' }
  const now = readTokens()
  // Someone signed out, or in as another, while the answer was on its way: that stands.
  if (now.refreshToken !== spent) {
    return now.token ? { outcome: 'fresh', token: now.token } : { outcome: 'failed' }
  }
  storeTokens(tokens)
  return { outcome: 'fresh', token: tokens.accessToken }
}
