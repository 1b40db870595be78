import { findPublicRow, type PublicRow, pageFor } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'

/** The organisation, if this viewer sees its whole page, since only such are rated; otherwise throws `notFound`. */
export async function loadRated(db: Db, id: string, viewer: Viewer | null): Promise<PublicRow> {
  const row = await findPublicRow(db, id)
  if (!row?.provider || pageFor(viewer, row) !== 'whole') throw apiError('notFound')
  if (viewer && (await isBlockedBetween(db, viewer.id, id))) throw apiError('notFound')
  return row
}
