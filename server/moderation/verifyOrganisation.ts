import { verifyInput } from '#contracts/moderation.ts'
import { holdPerson, setVerified } from '#server/account/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { insertDecision } from './queries/decisions.ts'
import { closeVerification, findVerification } from './queries/verifications.ts'
import { tellVerification } from './tell.ts'

/** PUT /verify/{userId}: says that an organisation is who it says, or withdraws or refuses that. */
export const verifyOrganisation = deed({
  access: 'moderator',
  status: 204,
  input: verifyInput,
  run: async ({ userId, verified, reason }, { viewer, db, now }) => {
    const organisation = await holdPerson(db, userId)
    if (!organisation?.provider) throw refuse('notFound')
    if (userId === viewer.id) throw refuse('notAllowed')
    const papers = await findVerification(db, userId)
    const isWaiting = papers !== null && papers.decidedAt === null
    // The same decision once more changes nothing and is told to nobody again.
    if (organisation.verified === verified && !isWaiting) return
    await setVerified(db, userId, verified ? now : null)
    await closeVerification(db, userId, now)
    const decision = {
      id: newId(),
      moderatorId: viewer.id,
      action: verified ? ('verify' as const) : ('unverify' as const),
      ...{ kind: 'user' as const, subjectId: userId, ownerId: userId },
      reason: '' as const,
      createdAt: now,
    }
    await insertDecision(db, decision)
    await tellVerification(db, decision, reason)
  },
})
