import { type JobsInput, jobsInput, type ListedJob } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { getSearchPage, toBounds } from '#server/platform/paging.ts'
import { getMember } from './policy.ts'
import { findListed, type Listing } from './queries/lists.ts'
import { showJobs } from './search/showJobs.ts'

/** GET /jobs: lists open offers, an owner's, or those that a volunteer saved, applied to or serves in. The caller's own have any status. */
export const listJobs = query({
  access: 'guest',
  unvalidated: true,
  input: jobsInput,
  run: async (input, { viewer, db, now }): Promise<Page<ListedJob>> => {
    const listing = getListing(input, viewer)
    const hidden = await blockedIds(db, getMember(viewer))
    if (hidden.includes(input.volunteer ?? '')) return getSearchPage([], 0, input)
    const { ids, total } = await findListed(db, { ...listing, hidden }, now, toBounds(input))
    return getSearchPage(await showJobs(ids, { db, viewer, now }), total, input)
  },
})

function getListing(
  { owner, favorites, applied, volunteer, status }: JobsInput,
  reader: Viewer | null,
): Omit<Listing, 'hidden'> {
  const viewer = getMember(reader)
  if (!viewer && (favorites || applied || volunteer)) {
    throw apiError(reader ? 'needsValidation' : 'notSignedIn')
  }
  // Only their owner lists drafts and closed offers.
  const isOwn = viewer?.provider && !owner && !volunteer && (status === 'draft' || status === 'closed')
  return {
    viewer: viewer?.id ?? null,
    owner: isOwn ? viewer.id : owner || null,
    getFavorites: favorites && viewer ? viewer.id : null,
    appliedBy: applied && viewer ? viewer.id : null,
    getAccepted: volunteer || null,
    status: status ?? null,
  }
}
