import type { PostMedia } from '#contracts/posts.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findNamed } from './queries.ts'
import { shownMediaView } from './views.ts'

/** What stands under these names, in their order, as posts show it; names of nothing are left out. */
export async function describeMedia(db: Db, imgNames: readonly string[]): Promise<PostMedia[]> {
  const rows = new Map((await findNamed(db, imgNames)).map((row) => [row.imgName, row]))
  return imgNames.flatMap((imgName) => {
    const row = rows.get(imgName)
    return row ? [shownMediaView(row)] : []
  })
}
