import { toBatches } from '#lib/batches.ts'
import type { SessionReader, Viewer } from '#server/platform/auth/index.ts'
import { isId } from '#server/platform/db/ids.ts'
import type { Database } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { lacksAge } from '../policy.ts'
import {
  findSession,
  findSessionByHash,
  findSessions,
  forgetPreviousToken,
  type KnownSession,
} from '../queries/sessions.ts'
import { hashSecret } from './secrets.ts'
import { getPair, getSessionId, isAlive, isWithinGrace } from './sessions.ts'

const getViewer = (session: KnownSession): Viewer | null => {
  if (session.suspendedAt !== null || !isAlive(session, platform().clock.now())) return null
  return {
    id: session.accountId,
    sessionId: session.id,
    provider: session.provider,
    moderator: session.moderator,
    validated: session.validatedAt !== null,
    lacksAge: lacksAge(session, platform().config.minimumAge),
    language: session.language,
  }
}

/** The first use of the new pair proves that it arrived, which ends the grace of the previous token. */
async function endGraceOnFirstUse(session: KnownSession, named: string): Promise<void> {
  if (session.previousHash === null || named !== getPair(session)) return
  await forgetPreviousToken(platform().database.db, session.id, session.refreshHash)
}

const sessionsAtOnce = 500

/** A session that has ended must not go on where a replica does not know it yet. */
const readCurrent: Database['readCurrent'] = (run) => platform().database.readCurrent(run)

/** Reads sessions for the platform. A bearer names a session and the pair that it was issued with. */
export const sessionReader: SessionReader = {
  bySession: async (named) => {
    const id = getSessionId(named)
    const session = isId(id) ? await readCurrent((db) => findSession(db, id)) : null
    if (!session) return null
    await endGraceOnFirstUse(session, named)
    return getViewer(session)
  },
  byRefreshToken: async (refreshToken) => {
    const hash = hashSecret(refreshToken)
    const session = await readCurrent((db) => findSessionByHash(db, hash))
    if (!session) return null
    const isCurrent = session.refreshHash === hash
    return isCurrent || isWithinGrace(session, platform().clock.now()) ? getViewer(session) : null
  },
  findAlive: async (sessionIds) => {
    const alive = new Set<string>()
    for (const ids of toBatches(sessionIds, sessionsAtOnce)) {
      const sessions = await readCurrent((db) => findSessions(db, ids))
      for (const session of sessions) if (getViewer(session)) alive.add(session.id)
    }
    return alive
  },
}
