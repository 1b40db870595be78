import { getHost, type Host } from '#lib/calls.ts'
import { minute } from '#lib/durations.ts'
import { readTokens } from '#services/session.ts'
import { freshToken } from './client.ts'

/** Sends a deletion that outlives its page; nothing reads the response. */
export function deleteWhileLeaving(host: Host, path: string): void {
  const { token } = readTokens()
  if (!token) return
  void fetch(`${getHost(host)}${path}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {})
}

/** Renews a bearer that expires within a minute, because a request that outlives its page can renew none. */
export async function prepareToLeave(): Promise<void> {
  const { token } = readTokens()
  if (token && getExpiry(token) < Date.now() + minute) await freshToken(token)
}

/** In milliseconds; 0 for a token that cannot be read. */
function getExpiry(token: string): number {
  try {
    const [, claims = ''] = token.split('.')
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1_000
  } catch {
    return 0
  }
}
