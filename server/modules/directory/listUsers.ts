import { type ListedUser, type UserPage, type UsersInput, usersInput } from '#contracts/directory.ts'
import type { User } from '#contracts/shapes.ts'
import { getParts } from '#lib/text.ts'
import { type DirectoryParams, findPublicRow, listDirectory } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { statusBetween } from '#server/modules/friends/index.ts'
import { getApplicants } from '#server/modules/jobs/index.ts'
import { sayWords, toPlainWords } from '#server/modules/words/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { query } from '#server/platform/http/index.ts'
import { getSearchPage } from '#server/platform/paging.ts'
import { findAvailabilitySeen, findUsers } from './people.ts'
import { mayListVolunteers } from './policy.ts'

/** GET /users: lists the part of the directory that the viewer may see. */
export const listUsers = query({
  access: 'guest',
  input: usersInput,
  run: async (input, { viewer, db }): Promise<UserPage> => {
    const allowed = toParams(input, viewer, await blockedIds(db, viewer))
    if (!allowed) return getSearchPage([], 0, input)
    const seen = allowed.workShift.length > 0 ? await findAvailabilitySeen(db, viewer) : 'of nobody'
    const availability = seen !== 'of applicants' ? seen : viewer ? getApplicants(viewer.id) : 'of nobody'
    const params = { ...allowed, availability }
    const seeker = viewer && input.sort === 'match' ? await findPublicRow(db, viewer.id) : null
    const { ids, total, words } = await listDirectory(db, params, seeker)
    const [people, between] = await Promise.all([
      findUsers(db, ids, viewer),
      viewer ? statusBetween(db, viewer.id, ids) : null,
    ])
    const listed = (user: User): ListedUser => ({
      ...user,
      ...(between && { friends: between.get(user.id) }),
    })
    const data = ids.flatMap((id) => people.get(id) ?? []).map(listed)
    return { ...getSearchPage(data, total, input), ...sayWords(words) }
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
  const isWordless = query !== '' && toPlainWords(query).length === 0
  if ((!bothKinds && input.provider === false) || isWordless) return null
  // Only organisations are rated.
  const provider = input.sort === 'rating' ? true : input.provider
  return {
    ...filters,
    provider: bothKinds ? provider : true,
    query,
    hidden,
    categories: getParts(categories),
    workShift: getParts(work_shift),
  }
}
