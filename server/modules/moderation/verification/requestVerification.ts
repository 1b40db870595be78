import { requestVerificationInput } from '#contracts/moderation.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { saveVerification } from '../queries/verifications.ts'

/** POST /verification: sends an organisation's documents to the moderators. */
export const requestVerification = mutation({
  access: 'organisation',
  status: 202,
  input: requestVerificationInput,
  counts: [{ act: 'a report' }],
  run: async ({ document }, { viewer, db, now }) => {
    await assertOwnMedia(db, viewer.id, [document], ['document'], () => 'document')
    await saveVerification(db, { organisationId: viewer.id, document, askedAt: now })
  },
})
