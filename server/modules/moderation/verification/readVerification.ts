import { object } from 'yup'
import type { OwnVerification } from '#contracts/moderation.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findLastDecision, findWords } from '../queries/decisions.ts'
import { findVerification } from '../queries/verifications.ts'

/** GET /verification: returns the status of the caller's verification, and why it was rejected. */
export const readVerification = query({
  access: 'organisation',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }): Promise<OwnVerification> => {
    const [verification, cards] = [
      await findVerification(db, viewer.id),
      await findUserCards(db, [viewer.id]),
    ]
    const verified = cards.get(viewer.id)?.verified === true
    return {
      verified,
      askedAt: verification?.askedAt.toISOString() ?? null,
      decidedAt: verification?.decidedAt?.toISOString() ?? null,
      reason: !verified && verification?.decidedAt ? await findReason(db, viewer.id) : '',
    }
  },
})

async function findReason(db: Db, organisationId: string): Promise<string> {
  const decision = await findLastDecision(db, organisationId, 'unverify')
  return decision ? findWords(db, decision.id) : ''
}
