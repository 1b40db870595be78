import { decideAppealInput } from '#contracts/moderation.ts'
import { lockPerson } from '#server/modules/account/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { logDecision } from '../log/logDecision.ts'
import { notifyAppealDecision } from '../notify.ts'
import { saveAppealDecision } from '../queries/appeals.ts'
import { findDecision, isLatest } from '../queries/decisions.ts'
import { restore } from '../suspend.ts'

/** PUT /appeals/{id}: grants an appeal, which undoes its decision, or rejects it, once. */
export const decideAppeal = mutation({
  access: 'moderator',
  status: 204,
  input: decideAppealInput,
  run: async ({ id, granted, text }, { viewer, db, now }) => {
    const decision = await findDecision(db, id)
    if (!decision) throw apiError('notFound')
    const { kind, subjectId, ownerId, reason, action } = decision
    if (ownerId === viewer.id) throw apiError('notAllowed')
    const owner = await lockPerson(db, ownerId)
    if (!(await saveAppealDecision(db, id, { granted, text, at: now }))) throw apiError('decidedMeanwhile')
    // A later decision about the same has its own appeal.
    const undoes = granted && (await isLatest(db, decision))
    if (undoes && action === 'remove') await restore(db, kind, subjectId)
    if (undoes && action === 'suspend' && owner?.suspended) await restore(db, 'user', ownerId)
    const judged = { kind, subjectId, ownerId, reason }
    const answer = await logDecision(db, { viewer, now }, { ...judged, action: granted ? 'grant' : 'reject' })
    if (owner) await notifyAppealDecision(db, answer, { text, about: id })
  },
})
