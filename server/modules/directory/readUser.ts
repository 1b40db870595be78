import { idInput } from '#contracts/rules.ts'
import type { PreviewUser, User } from '#contracts/shapes.ts'
import {
  findPublicRow,
  isMember,
  type PublicRow,
  pageFor,
  previewView,
  userView,
} from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { appliedAmong, hasServedAt } from '#server/modules/jobs/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { getAvailability } from './people.ts'

/** GET /user/{id}: returns a person's page, or a preview of a volunteer for guests; 404 for a hidden person. */
export const readUser = query({
  access: 'guest',
  unvalidated: true,
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<User | PreviewUser> => {
    const row = await findPublicRow(db, id)
    const page = row ? pageFor(viewer, row) : 'hidden'
    if (!row || page === 'hidden') throw apiError('notFound')
    const reader = viewer && (viewer.id === id || isMember(viewer)) ? viewer : null
    if (reader && (await isBlockedBetween(db, reader.id, id))) throw apiError('notFound')
    await countOpened(db, viewer, row)
    if (page === 'preview') return previewView(row)
    const served = reader && row.provider && !reader.provider && (await hasServedAt(db, reader.id, id, now))
    const seesAvailability = await getAvailability(db, row.provider ? [] : [id], reader)
    return userView(row, reader, { served: served ?? false, seesAvailability: seesAvailability(id) })
  },
})

/** Limits profiles per viewer and day against scraping; an organisation's own applicants do not count. */
async function countOpened(db: Db, viewer: Viewer | null, { id, provider }: PublicRow): Promise<void> {
  if (!viewer || viewer.id === id) return
  const isApplicant = viewer.provider && !provider && (await appliedAmong(db, viewer.id, [id])).has(id)
  if (!isApplicant) await platform().limits.spendOnce('a profile', viewer.id, id)
}
