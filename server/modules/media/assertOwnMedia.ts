import type { MediaKind } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { mayShow } from './policy.ts'
import { lockNamed } from './queries.ts'
import { type ShownMedia, shownMediaView } from './views.ts'

/**
 * Returns these media in the order of `imgNames`, locked against the sweep until the transaction ends. Throws `malformed`
 * with the field of each that does not exist, is another account's or of another kind; `field` names it by its index.
 */
export async function assertOwnMedia(
  db: Db,
  ownerId: string,
  imgNames: readonly string[],
  kinds: readonly MediaKind[],
  field: (index: number) => string = (index) => `images.${index}`,
): Promise<ShownMedia[]> {
  const found = new Map((await lockNamed(db, imgNames)).map((row) => [row.imgName, row]))
  const own = imgNames.map((imgName) => {
    const row = found.get(imgName)
    return row && mayShow(row, ownerId, kinds) ? row : null
  })
  const fields = own.flatMap((row, index) => (row ? [] : [[field(index), 'image-invalid']]))
  if (fields.length > 0) throw apiError('malformed', { fields: Object.fromEntries(fields) })
  return own.flatMap((row) => (row ? shownMediaView(row) : []))
}
