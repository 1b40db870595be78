import { updateJobInput } from '#contracts/jobForm.ts'
import type { JobStatus } from '#contracts/lists.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, type CountContext, mutation } from '#server/platform/http/index.ts'
import { assertVersion } from '#server/platform/versions.ts'
import { queueChanged } from './applications/tellChanged.ts'
import { queueWaitingList } from './applications/waitingList.ts'
import { toRecord } from './jobRecord.ts'
import { lockOwnJob, showJob } from './loadJob.ts'
import { getState } from './policy.ts'
import { countApplications } from './queries/applications.ts'
import { findJob, type ShownJob, updateJobRow } from './queries/jobs.ts'
import { countPlaces } from './queries/waitingList.ts'
import { queueMatching } from './saved/matchOffer.ts'

/**
 * PUT /jobs/{id}: replaces the whole offer; 409 when it has changed since it was read. A new deadline and `published`
 * renew it; applicants of a published one are told what changes.
 */
export const updateJob = mutation({
  access: 'user',
  input: updateJobInput,
  counts: [{ act: 'an offer', times: timesPublished }],
  idempotent: true,
  run: async ({ id, updatedAt, ...input }, { viewer, db, now }) => {
    const before = await lockOwnJob(id, 'edit', { db, viewer, now })
    assertVersion(before.updatedAt, updatedAt)
    // Applicants could no longer see an offer that becomes a draft again.
    const hides = input.status === 'draft' && before.status !== 'draft'
    if (hides && (await countApplications(db, id)) > 0) throw apiError('hasApplications')
    await assertPlaces(db, before, input.vacancies ?? null)
    const record = await toRecord(db, input, { ownerId: viewer.id, now, before })
    await updateJobRow(db, id, record)
    await queueChanged(db, before, input, now)
    if (input.status === 'published') await queueMatching(db, id)
    await queueWaitingList(db, id)
    return showJob(id, { db, viewer, now })
  },
})

/** Throws `fewerPlacesThanAccepted` for a new number of places below those that are taken or held. */
async function assertPlaces(db: Db, before: ShownJob, places: number | null): Promise<void> {
  if (places === null || places === before.vacancies) return
  if ((await countPlaces(db, before.id)) > places) throw apiError('fewerPlacesThanAccepted')
}

/** Opening an offer, also again, counts as publishing; editing an open one does not. */
async function timesPublished(
  { id, status }: { id: string; status: JobStatus },
  { viewer, db, now }: CountContext<Viewer>,
): Promise<number> {
  if (status !== 'published') return 0
  const before = await findJob(db, id, viewer.id)
  return before?.ownerId === viewer.id && getState(before, now) !== 'open' ? 1 : 0
}
