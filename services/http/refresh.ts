import type { Tokens } from '#contracts/account.ts'
import { pause } from '#services/live/pause.ts'
import { clearSession, readTokens, storeTokens } from '#services/session.ts'
import { endSession, isSessionOver } from '#services/sessionEnd.ts'
import { isApiError, isTransient } from './errors.ts'
import { withTabLock } from './lock.ts'
import { setReachable } from './reachability.ts'

/** Exchanges a refresh token for new tokens. */
export type RequestTokens = (refreshToken: string) => Promise<Tokens>

/** The result of a refresh: a new bearer, nothing to refresh with, or the end of the session. */
export type Refreshed =
  | { outcome: 'fresh'; token: string }
  | { outcome: 'skipped' | 'failed'; appeal?: string; cause?: unknown }

/** The result of one attempt: a refresh, or no contact with the site. */
type Attempt = Refreshed | { outcome: 'unreachable'; cause: unknown }

const retryPauses = [1_000, 2_000, 4_000, 8_000, 16_000]
const offlinePause = 16_000

let running: Promise<Refreshed> | null = null

/**
 * Replaces the bearer that was refused. Concurrent calls share one refresh by waiting for its promise. While the site
 * cannot be reached it is retried, and the screen says so. A failure ends the session in all tabs, unless
 * `keepsSession`: that caller gets the result of one attempt.
 */
export function refreshOnce(
  staleToken: string | undefined,
  requestTokens: RequestTokens,
  { keepsSession = false } = {},
): Promise<Refreshed> {
  if (!readTokens().refreshToken && !running) return Promise.resolve({ outcome: 'skipped' })
  const attemptOnce = () => withTabLock('refresh', () => refresh(staleToken, requestTokens))
  running ??= refreshWithRetries(attemptOnce, keepsSession ? [] : retryPauses)
    .catch((cause): Refreshed => ({ outcome: 'failed', cause }))
    .then((refreshed) => {
      running = null
      if (refreshed.outcome === 'failed' && !keepsSession) endFailedSession(refreshed)
      return refreshed
    })
  return running
}

async function refreshWithRetries(
  attemptOnce: () => Promise<Attempt>,
  pauses: readonly number[],
): Promise<Refreshed> {
  try {
    let attempt = await attemptOnce()
    for (const wait of pauses) {
      if (attempt.outcome !== 'unreachable') break
      setReachable(false)
      await waitUntilOnline(wait)
      attempt = await attemptOnce()
    }
    return attempt.outcome === 'unreachable' ? { outcome: 'failed', cause: attempt.cause } : attempt
  } finally {
    setReachable(true)
  }
}

const never = new AbortController().signal

/** Waits before a retry, and then until the browser is online. */
async function waitUntilOnline(milliseconds: number): Promise<void> {
  await pause(milliseconds, never)
  while (!navigator.onLine) await pause(offlinePause, never)
}

/** Logs the cause for developers; the person reads why at the sign-in. */
function endFailedSession({ appeal, cause }: Extract<Refreshed, { cause?: unknown }>): void {
  // A tab that has just signed out is already leaving.
  if (isSessionOver()) return
  console.error('The session could not be refreshed', cause)
  endSession(appeal)
}

async function refresh(staleToken: string | undefined, requestTokens: RequestTokens): Promise<Attempt> {
  const { token, refreshToken } = readTokens()
  // Another tab or an earlier refresh was faster, and all tabs share its tokens.
  if (token && token !== staleToken) return { outcome: 'fresh', token }
  if (!refreshToken) return { outcome: 'failed' }
  try {
    const tokens = await requestTokens(refreshToken)
    return storeRefreshed(refreshToken, tokens)
  } catch (cause) {
    if (isTransient(cause)) return { outcome: 'unreachable', cause }
    if (isApiError(cause) && cause.status === 401) clearSession()
    if (!isApiError(cause, 'accountSuspended')) return { outcome: 'failed', cause }
    clearSession()
    return { outcome: 'failed', appeal: cause.appeal, cause }
  }
}

function storeRefreshed(usedToken: string, tokens: Tokens | undefined): Refreshed {
  if (!tokens?.accessToken) return { outcome: 'failed', cause: new Error('A response without a token') }
  const now = readTokens()
  // Another sign-in or sign-out happened meanwhile and wins.
  if (now.refreshToken !== usedToken) {
    return now.token ? { outcome: 'fresh', token: now.token } : { outcome: 'failed' }
  }
  storeTokens(tokens)
  return { outcome: 'fresh', token: tokens.accessToken }
}
