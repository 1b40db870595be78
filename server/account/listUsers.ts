import { type UsersInput, usersInput } from '#contracts/account.ts'
import { partsOf } from '#contracts/rules.ts'
import type { Page, User } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { read } from '#server/platform/http/index.ts'
import { mayListVolunteers } from './policy.ts'
import { findPublicRow } from './queries/accounts.ts'
import { countDirectory, type DirectoryQuestion, listDirectory, mostCounted } from './queries/directory.ts'
import { userView } from './views.ts'

/** GET /users: the directory, as far as this viewer may look through it. */
export const listUsers = read({
  access: 'guest',
  input: usersInput,
  run: async (input, { viewer, db }): Promise<Page<User>> => {
    const { page, limit } = input
    const question = questionOf(input, viewer)
    if (!question) return { data: [], meta: { total: 0, limit, page, isLastPage: true } }
    const seeker = viewer && input.sort === 'match' ? await findPublicRow(db, viewer.id) : null
    const [rows, found] = await Promise.all([
      listDirectory(db, question, seeker),
      countDirectory(db, question),
    ])
    return {
      data: rows.slice(0, limit).map((row) => userView(row, viewer)),
      meta: {
        total: Math.min(found, mostCounted),
        limit,
        page,
        isLastPage: rows.length <= limit,
        ...(found > mostCounted ? { totalIsMinimum: true } : {}),
      },
    }
  },
})

/** Null when only volunteers are asked for by someone who may not list them. */
function questionOf(input: UsersInput, viewer: Viewer | null): DirectoryQuestion | null {
  const { categories, work_shift, ...rest } = input
  const bothKinds = mayListVolunteers(viewer)
  if (!bothKinds && input.provider === false) return null
  return {
    ...rest,
    provider: bothKinds ? input.provider : true,
    categories: partsOf(categories),
    workShift: partsOf(work_shift),
  }
}
