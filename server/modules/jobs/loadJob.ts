import type { Job } from '#contracts/jobs.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { type Act, allows } from './policy.ts'
import { findJob, lockJob, type OneJob, type ShownJob } from './queries/jobs.ts'
import { type Show, toJobViews } from './search/showJobs.ts'

type RequestContext = { db: Db; viewer: Viewer | null; now: Date }

/** Loads an offer that the viewer may see; throws `notFound` for others. */
export async function loadVisibleJob(id: string, { db, viewer, now }: RequestContext): Promise<OneJob> {
  const job = await findJob(db, id, viewer?.id ?? null)
  if (!job || !allows('see', viewer, job, now)) throw apiError('notFound')
  if (job.blocked) throw apiError('notFound')
  return job
}

/**
 * Loads an offer for an act of its owner. Throws `notFound` when the viewer may not see it, `notYourJob` when it belongs
 * to another account, and `putAway` while it is hidden.
 */
export async function loadOwnJob(id: string, act: Act, context: RequestContext): Promise<ShownJob> {
  const job = await loadVisibleJob(id, context)
  if (job.ownerId !== context.viewer?.id) throw apiError('notYourJob')
  if (job.hiddenFrom !== null && (act === 'edit' || act === 'close')) throw apiError('putAway')
  if (!allows(act, context.viewer, job, context.now)) throw apiError('offerNotPublished')
  return job
}

/** Does what `loadOwnJob` does, and locks the offer until the transaction ends. */
export async function lockOwnJob(id: string, act: Act, context: RequestContext): Promise<ShownJob> {
  await lockJob(context.db, id, 'change')
  return loadOwnJob(id, act, context)
}

/** Reads one offer and returns the viewer's view of it. */
export async function showJob(id: string, show: Show): Promise<Job> {
  const row = await findJob(show.db, id, show.viewer?.id ?? null)
  const [job] = row ? await toJobViews([row], { ...show, withExactPlace: true }) : []
  if (!job) throw apiError('notFound')
  return job
}
