import { object } from 'yup'
import type { OwnVerification } from '#contracts/moderation.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findVerification } from '../queries/verifications.ts'

/** GET /verification: returns the status of the caller's verification. */
export const readVerification = query({
  access: 'organisation',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }): Promise<OwnVerification> => {
    const [verification, cards] = [
      await findVerification(db, viewer.id),
      await findUserCards(db, [viewer.id]),
    ]
    return {
      verified: cards.get(viewer.id)?.verified === true,
      askedAt: verification?.askedAt.toISOString() ?? null,
      decidedAt: verification?.decidedAt?.toISOString() ?? null,
    }
  },
})
