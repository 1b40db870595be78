import { getHost, type Host } from '#lib/calls.ts'
import { readTokens } from '#services/session.ts'

/** A deletion from a page that is just going: it outlives the page, and nobody hears the answer. */
export function deleteWhileLeaving(host: Host, path: string): void {
  const { token } = readTokens()
  if (!token) return
  void fetch(`${getHost(host)}${path}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => {})
}
