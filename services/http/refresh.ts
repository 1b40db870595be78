import type { Tokens } from '#contracts/account.ts'
import { pause } from '#services/live/pause.ts'
import { clearSession, readTokens, storeTokens } from '#services/session.ts'
import { endSession, isSessionOver } from '#services/sessionEnd.ts'
import { isApiError, mayPass } from './errors.ts'
import { setReached } from './line.ts'
import { alone } from './lock.ts'

/** The call that spends a refresh token. */
export type Spend = (refreshToken: string) => Promise<Tokens>

/** What a refresh came to: a bearer to go on with, nothing to refresh with, or the end of the session. */
export type Refreshed =
  | { outcome: 'fresh'; token: string }
  | { outcome: 'skipped' | 'failed'; appeal?: string; cause?: unknown }

/** What one try came to: also that nobody knows, since the site was not reached. */
type Tried = Refreshed | { outcome: 'unreached'; cause: unknown }

const waits = [1_000, 2_000, 4_000, 8_000, 16_000]
const longest = 16_000

let running: Promise<Refreshed> | null = null

/**
 * A bearer in place of the one that was refused. However many calls ask meanwhile, one refresh runs and all of them
 * wait for it: its promise is the queue. While the site is not reached it is tried again, and the screen says so. A
 * failure ends the session in all tabs, unless whoever began it `stays`: they are answered after one try.
 */
export function refreshOnce(
  staleToken: string | undefined,
  spend: Spend,
  { stays = false } = {},
): Promise<Refreshed> {
  if (!readTokens().refreshToken && !running) return Promise.resolve({ outcome: 'skipped' })
  const tryOnce = () => alone('refresh', () => refresh(staleToken, spend))
  running ??= insist(tryOnce, stays ? [] : waits)
    .catch((cause): Refreshed => ({ outcome: 'failed', cause }))
    .then((refreshed) => {
      running = null
      if (refreshed.outcome === 'failed' && !stays) fail(refreshed)
      return refreshed
    })
  return running
}

async function insist(tryOnce: () => Promise<Tried>, pauses: readonly number[]): Promise<Refreshed> {
  try {
    let tried = await tryOnce()
    for (const wait of pauses) {
      if (tried.outcome !== 'unreached') break
      setReached(false)
      await waitForLine(wait)
      tried = await tryOnce()
    }
    return tried.outcome === 'unreached' ? { outcome: 'failed', cause: tried.cause } : tried
  } finally {
    setReached(true)
  }
}

const never = new AbortController().signal

/** Waits so long; while the browser has no line at all nothing is tried, and nothing is given up. */
async function waitForLine(milliseconds: number): Promise<void> {
  await pause(milliseconds, never)
  while (!navigator.onLine) await pause(longest, never)
}

/** Said where developers look, not to the person: they read why at the sign-in. */
function fail({ appeal, cause }: Extract<Refreshed, { cause?: unknown }>): void {
  // Who has just signed out is on their way already.
  if (isSessionOver()) return
  console.error('The session could not be refreshed', cause)
  endSession(appeal)
}

async function refresh(staleToken: string | undefined, spend: Spend): Promise<Tried> {
  const { token, refreshToken } = readTokens()
  // Another tab, or an earlier refresh, was quicker: its pair is ours too.
  if (token && token !== staleToken) return { outcome: 'fresh', token }
  if (!refreshToken) return { outcome: 'failed' }
  try {
    const tokens = await spend(refreshToken)
    return settle(refreshToken, tokens)
  } catch (cause) {
    if (mayPass(cause)) return { outcome: 'unreached', cause }
    if (isApiError(cause) && cause.status === 401) clearSession()
    if (!isApiError(cause, 'accountSuspended')) return { outcome: 'failed', cause }
    clearSession()
    return { outcome: 'failed', appeal: cause.appeal, cause }
  }
}

function settle(spent: string, tokens: Tokens | undefined): Refreshed {
  if (!tokens?.accessToken) return { outcome: 'failed', cause: new Error('An answer without a token') }
  const now = readTokens()
  // Someone signed out, or in as another, while the answer was on its way: that stands.
  if (now.refreshToken !== spent) {
    return now.token ? { outcome: 'fresh', token: now.token } : { outcome: 'failed' }
  }
  storeTokens(tokens)
  return { outcome: 'fresh', token: tokens.accessToken }
}
