import { type JobsInput, type JobsPage, jobsInput } from '#contracts/jobs.ts'
import { findPublicRows } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { getSearchPage, toBounds } from '#server/platform/paging.ts'
import { getMember } from './policy.ts'
import { countApplied, findListed, type Listing } from './queries/lists.ts'
import { findOwn } from './queries/ownJobs.ts'
import { showJobs } from './search/showJobs.ts'

/** GET /jobs: lists open offers, an owner's, or those that a volunteer saved, applied to or serves in. The caller's own have any status. */
export const listJobs = query({
  access: 'guest',
  unvalidated: true,
  input: jobsInput,
  run: async (input, { viewer, db, now }): Promise<JobsPage> => {
    const listing = getListing(input, viewer)
    if (isOwn(listing)) {
      const { ids, counts } = await findOwn(db, { ...input, owner: listing.owner }, toBounds(input))
      const data = await showJobs(ids, { db, viewer, now })
      return { ...getSearchPage(data, counts[input.status ?? 'all'], input), counts }
    }
    const hidden = await blockedIds(db, getMember(viewer))
    if (hidden.includes(input.volunteer ?? '')) return getSearchPage([], 0, input)
    const { ids, total } = await findListed(db, { ...listing, hidden }, now, toBounds(input))
    const page = getSearchPage(await showJobs(ids, { db, viewer, now }), total, input)
    return listing.appliedBy ? withApplications(db, page, { ...listing, hidden }, now) : page
  },
})

/** Adds how many applications have each status, and how long each organisation usually takes to answer. */
async function withApplications(db: Db, page: JobsPage, listing: Listing, now: Date): Promise<JobsPage> {
  const owners = await findPublicRows(
    db,
    page.data.map(({ owner }) => owner.id),
  )
  const times = new Map(owners.map(({ id, responseMinutes }) => [id, responseMinutes]))
  const data = page.data.map((job) =>
    job.preview ? job : { ...job, responseTime: times.get(job.owner.id) ?? null },
  )
  return { ...page, data, applicationCounts: await countApplied(db, listing, now) }
}

/** Whether the caller lists all their own offers. */
const isOwn = (listing: Omit<Listing, 'hidden'>): listing is Omit<Listing, 'hidden'> & { owner: string } =>
  listing.owner !== null &&
  listing.owner === listing.viewer &&
  !(listing.getFavorites || listing.appliedBy || listing.getAccepted)

function getListing(
  { owner, favorites, applied, application, volunteer, status }: JobsInput,
  reader: Viewer | null,
): Omit<Listing, 'hidden'> {
  const viewer = getMember(reader)
  if (!viewer && (favorites || applied || volunteer)) {
    throw apiError(reader ? 'needsValidation' : 'notSignedIn')
  }
  // Only their owner lists drafts and closed offers.
  const hasHidden = viewer?.provider && !owner && !volunteer && (status === 'draft' || status === 'closed')
  return {
    viewer: viewer?.id ?? null,
    owner: hasHidden ? viewer.id : owner || null,
    getFavorites: favorites && viewer ? viewer.id : null,
    appliedBy: applied && viewer ? viewer.id : null,
    getAccepted: volunteer || null,
    status: status ?? null,
    application: application ?? null,
  }
}
