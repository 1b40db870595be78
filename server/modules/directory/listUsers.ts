import { type ListedUser, type UsersInput, usersInput } from '#contracts/directory.ts'
import type { Page, User } from '#contracts/shapes.ts'
import { getParts } from '#lib/text.ts'
import { type DirectoryParams, findPublicRow, listDirectory } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { statusBetween } from '#server/modules/friends/index.ts'
import { getApplicants } from '#server/modules/jobs/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { getSearchPage } from '#server/platform/paging.ts'
import { findAvailabilitySeen, findUsers } from './people.ts'
import { mayListVolunteers } from './policy.ts'

/** GET /users: lists the part of the directory that the viewer may see. */
export const listUsers = query({
  access: 'guest',
  input: usersInput,
  run: async (input, { viewer, db }): Promise<Page<ListedUser>> => {
    const allowed = toParams(input, viewer, await blockedIds(db, viewer))
    if (!allowed) return getSearchPage([], 0, input)
    const seen = allowed.workShift.length > 0 ? await findAvailabilitySeen(db, viewer) : 'of nobody'
    const availability = seen !== 'of applicants' ? seen : viewer ? getApplicants(viewer.id) : 'of nobody'
    const params = { ...allowed, availability }
    const seeker = viewer && input.sort === 'match' ? await findPublicRow(db, viewer.id) : null
    const { ids, total } = await listDirectory(db, params, seeker)
    const [people, between] = await Promise.all([
      findUsers(db, ids, viewer),
      viewer ? statusBetween(db, viewer.id, ids) : null,
    ])
    const listed = (user: User): ListedUser => ({
      ...user,
      ...(between && { friends: between.get(user.id) }),
    })
    return getSearchPage(ids.flatMap((id) => people.get(id) ?? []).map(listed), total, input)
  },
})

/** Null when nothing can match: the viewer may not list volunteers, or the text has no word. */
function toParams(
  input: UsersInput,
  viewer: Viewer | null,
  hidden: readonly string[],
): Omit<DirectoryParams, 'availability'> | null {
  const { categories, work_shift, query, ...filters } = input
  const bothKinds = mayListVolunteers(viewer)
  const words = getWords(query)
  if ((!bothKinds && input.provider === false) || (query && words.length === 0)) return null
  // Only organisations are rated.
  const provider = input.sort === 'rating' ? true : input.provider
  return {
    ...filters,
    provider: bothKinds ? provider : true,
    words,
    hidden,
    categories: getParts(categories),
    workShift: getParts(work_shift),
  }
}
