import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { postMessage } from '#server/modules/chat/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { takeMessage } from '../queries/applicantNotes.ts'
import { findApplication } from '../queries/applications.ts'

/**
 * Writes a waiting message of the organisation into its conversation with an applicant, once. The email of a closing has
 * the words already; they are not for those who were decided otherwise meanwhile, whom `closing` does not describe.
 */
export async function writeToApplicant(
  db: Db,
  messageId: string,
  applicationId: string,
  closing: unknown,
): Promise<void> {
  const text = await takeMessage(db, messageId, applicationId)
  const application = text === null ? null : await findApplication(db, applicationId)
  if (text === null || !application) return
  const { ownerId, volunteerId, status } = application
  if (closing !== null && closing !== status) return
  if (await isBlockedBetween(db, ownerId, volunteerId)) return
  await postMessage(db, { fromId: ownerId, toId: volunteerId, text, isEmailed: closing !== null })
}
