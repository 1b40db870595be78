import type { Live } from '../live/index.ts'
import type { SessionReader, Viewer } from './index.ts'

const cachedFor = 30_000
const cacheSize = 20_000

/**
 * Reads sessions and remembers them for half a minute; they are forgotten at once, in every process, when they end:
 * the account room tells `session_ended` with the session's id, or with `*` when in doubt.
 */
export function rememberSessions(sessions: SessionReader, live: Live) {
  const known = new Map<string, { viewer: Viewer; until: number }>()
  let endings = 0
  const forget = (sessionId: string) => {
    endings += 1
    if (sessionId === '*') known.clear()
    // A bearer may name its pair of tokens behind its session (`<session>.<pair>`).
    else for (const named of known.keys()) if (named.startsWith(sessionId)) known.delete(named)
  }
  live.on('session_ended', forget)
  live.onReconnect(() => forget('*'))

  return async (sessionId: string): Promise<Viewer | null> => {
    const cached = known.get(sessionId)
    if (cached && cached.until > Date.now()) return cached.viewer
    const endingsBefore = endings
    const viewer = await sessions.bySession(sessionId)
    // What was read while a session ended may be old already: use it once, remember nothing.
    if (!viewer || endings !== endingsBefore) return viewer
    if (known.size >= cacheSize) known.clear()
    known.set(sessionId, { viewer, until: Date.now() + cachedFor })
    return viewer
  }
}
