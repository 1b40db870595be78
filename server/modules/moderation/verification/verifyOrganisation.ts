import { verifyInput } from '#contracts/moderation.ts'
import { findMistakenFor, lockPerson, setVerified } from '#server/modules/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { logDecision } from '../log/logDecision.ts'
import { notifyVerification } from '../notify.ts'
import { insertWords } from '../queries/decisions.ts'
import { insertReport } from '../queries/reports.ts'
import { closeVerification, lockVerification } from '../queries/verifications.ts'
import { getVerificationState } from './getVerificationState.ts'

/** Reports older accounts with a similar name to the moderators' queue; they keep it until they change it. */
async function reportMistaken(db: Db, by: { viewer: Viewer; now: Date }, userId: string): Promise<void> {
  for (const id of await findMistakenFor(db, userId)) {
    await insertReport(db, {
      id: newId(),
      reporterId: by.viewer.id,
      kind: 'user',
      subjectId: id,
      ownerId: id,
      reason: 'false-identity',
      text: '',
      createdAt: by.now,
    })
  }
}

/** PUT /verify/{userId}: verifies an organisation, or withdraws or rejects its verification; 409 when the moderator saw another state. */
export const verifyOrganisation = mutation({
  access: 'moderator',
  status: 204,
  input: verifyInput,
  run: async ({ userId, verified, reason, askedAt, state }, { viewer, db, now }) => {
    const organisation = await lockPerson(db, userId)
    if (!organisation?.provider) throw apiError('notFound')
    if (userId === viewer.id) throw apiError('notAllowed')
    const verification = await lockVerification(db, userId)
    if (askedAt !== undefined && askedAt !== (verification?.askedAt.toISOString() ?? null))
      throw apiError('documentsChanged')
    const current = getVerificationState(verification, organisation.verified)
    // A repeated decision changes nothing and sends no notification.
    if (current === (verified ? 'verified' : 'unverified')) return
    if (state !== undefined && state !== current) throw apiError('decidedMeanwhile')
    await setVerified(db, userId, verified ? now : null)
    if (verification) await closeVerification(db, userId, now)
    const decision = await logDecision(
      db,
      { viewer, now },
      {
        action: verified ? 'verify' : 'unverify',
        kind: 'user',
        subjectId: userId,
        ownerId: userId,
        reason: '',
      },
    )
    await insertWords(db, { decisionId: decision.id, ownerId: userId, text: reason })
    await notifyVerification(db, decision, reason)
    if (verified) await reportMistaken(db, { viewer, now }, userId)
  },
})
