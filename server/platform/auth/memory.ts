import type { Database } from '../db/index.ts'
import { liveChannels } from '../live/bus.ts'
import type { Live } from '../live/index.ts'
import type { SessionReader, Viewer } from './index.ts'

const cachedFor = 30_000
const cacheSize = 20_000

/**
 * Reads sessions and caches them for 30 seconds. When one ends, the account module sends a notice with its id, and
 * every process drops it at once. While notices do not arrive every session is read.
 */
export function rememberSessions(
  sessions: SessionReader,
  live: Live,
  database: Pick<Database, 'heard' | 'noteProgress'>,
) {
  const known = new Map<string, { viewer: Viewer; until: number }>()
  let endings = 0
  const forget = (sessionId: string) => {
    endings += 1
    // A replica that does not know it yet would let the session pass while the primary is away.
    void database.noteProgress()
    // A bearer may name its pair of tokens after its session (`<session>.<pair>`).
    for (const key of known.keys()) if (key.startsWith(sessionId)) known.delete(key)
  }
  live.on(liveChannels.sessionEnded, forget)
  live.onMissed(() => {
    endings += 1
    void database.noteProgress()
    known.clear()
  })

  return async (sessionId: string): Promise<Viewer | null> => {
    const cached = known.get(sessionId)
    if (cached && cached.until > Date.now() && live.isListening()) return cached.viewer
    const endingsBefore = endings
    const viewer = await sessions.bySession(sessionId)
    // Their account may have been created or changed by a call without a session, such as a sign-up.
    if (viewer) await database.heard([viewer.id])
    // A session that was read while one ended may be outdated already, so it is not cached.
    if (!viewer || endings !== endingsBefore) return viewer
    if (known.size >= cacheSize) known.clear()
    known.set(sessionId, { viewer, until: Date.now() + cachedFor })
    return viewer
  }
}
