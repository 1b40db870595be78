import { getHost, type Host } from '#lib/calls.ts'
import { readTokens } from '#services/session.ts'

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
