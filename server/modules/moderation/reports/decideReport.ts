import { type Decided, type DecideInput, decideInput } from '#contracts/moderation.ts'
import { lockPerson } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { logDecision } from '../log/logDecision.ts'
import { notifyDecision } from '../notify.ts'
import { decisionError, type Found } from '../policy.ts'
import { grantOpenAppeals } from '../queries/appeals.ts'
import { insertWords } from '../queries/decisions.ts'
import { closeReports, countOpen, findReportedOwner } from '../queries/reports.ts'
import { restore, suspend } from '../suspend.ts'
import { findReportedContents, subjects } from './subjects.ts'

/** POST /decide: decides about a reported subject and its owner. 409 when another moderator has decided meanwhile. */
export const decideReport = mutation({
  access: 'moderator',
  status: 201,
  idempotent: true,
  input: decideInput,
  run: async (input, { viewer, db, now }): Promise<Decided> => {
    const { kind, id: subjectId, action, reason, text } = input
    const { ownerId, ...found } = await lock(db, input)
    const error = decisionError(viewer, kind, action, found)
    if (error) throw apiError(error)
    await applyDecision(db, input, ownerId, now)
    const subject = { kind, subjectId }
    if (action === 'restore') await grantOpenAppeals(db, { ...subject, ownerId }, { text, at: now })
    else await closeReports(db, action === 'suspend' ? { ownerId } : { subject }, now)
    const decision = await logDecision(
      db,
      { viewer, now },
      { ...subject, action, ownerId, reason: reason ?? '' },
    )
    if (action !== 'dismiss') {
      await insertWords(db, { decisionId: decision.id, ownerId, text })
      await notifyDecision(db, decision, text)
    }
    return { decision_id: decision.id }
  },
})

/** The state of the subject, read after locking its owner, so that decisions about one person run one after another. */
async function lock(db: Db, { kind, id: subjectId }: DecideInput): Promise<Found & { ownerId: string }> {
  const subject = { kind, subjectId }
  const reportedContent = async () => (await findReportedContents(db, [subject])).get(subjectId)
  const ownerId = (await reportedContent())?.ownerId ?? (await findReportedOwner(db, subject))
  if (!ownerId) throw apiError('notFound')
  const owner = await lockPerson(db, ownerId)
  const now = await reportedContent()
  return {
    ownerId,
    owner,
    open: await countOpen(db, subject),
    there: now !== undefined,
    hidden: now?.hidden === true,
  }
}

async function applyDecision(
  db: Db,
  { kind, id, action }: DecideInput,
  ownerId: string,
  now: Date,
): Promise<void> {
  if (action === 'suspend') await suspend(db, ownerId, now)
  if (action === 'remove') await subjects[kind].hide?.(db, id, now)
  if (action === 'restore') await restore(db, kind, id)
}
