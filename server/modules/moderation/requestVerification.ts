import { requestVerificationInput } from '#contracts/moderation.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { saveVerification } from './queries/verifications.ts'

/** POST /verification: an organisation sends its papers; moderators look at them. */
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
