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
  type SessionRow,
} from '../queries/sessions.ts'
import { hashSecret } from './secrets.ts'
import { getPair, getSessionId, isAlive, isWithinGrace } from './sessions.ts'

const getViewer = ({ session, ...person }: KnownSession): Viewer | null => {
  if (person.suspendedAt !== null || !isAlive(session, platform().clock.now())) return null
  return {
    id: person.id,
    sessionId: session.id,
    provider: person.provider,
    moderator: person.moderator,
    validated: person.validatedAt !== null,
    lacksAge: lacksAge(person, platform().config.minimumAge),
    language: person.language,
  }
}

/** The first use of the new pair proves that it arrived, which ends the grace of the previous token. */
async function endGraceOnFirstUse(session: SessionRow, named: string): Promise<void> {
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
    const known = isId(id) ? await readCurrent((db) => findSession(db, id)) : undefined
    if (!known) return null
    await endGraceOnFirstUse(known.session, named)
    return getViewer(known)
  },
  byRefreshToken: async (refreshToken) => {
    const hash = hashSecret(refreshToken)
    const known = await readCurrent((db) => findSessionByHash(db, hash))
    if (!known) return null
    const { session } = known
    const isCurrent = session.refreshHash === hash
    return isCurrent || isWithinGrace(session, platform().clock.now()) ? getViewer(known) : null
  },
  findAlive: async (sessionIds) => {
    const alive = new Set<string>()
    for (const ids of toBatches(sessionIds, sessionsAtOnce)) {
      const known = await readCurrent((db) => findSessions(db, ids))
      for (const one of known) if (getViewer(one)) alive.add(one.session.id)
    }
    return alive
  },
}
