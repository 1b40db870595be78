import { toBatches } from '#lib/batches.ts'
import { day } from '#lib/durations.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { deleteMedia, listOlder, type MediaRow } from '../queries.ts'
import { removeFiles } from './removeFiles.ts'

/** The port of each module that shows images: returns which of these it shows. */
export type References = ((db: Db, imgNames: readonly string[]) => Promise<string[]>)[]

const batchSize = 200
const removedAtOnce = 10

/** Removes uploads older than a day that no module shows. */
export async function sweepMedia(references: References): Promise<void> {
  const { database, clock } = platform()
  const before = new Date(clock.now().getTime() - day)
  let afterId = lowestId
  for (let isMore = true; isMore; ) {
    const { seen, unshown } = await database.db.transaction(async (tx) => {
      const seen = await listOlder(tx, before, afterId, batchSize)
      return { seen, unshown: await deleteUnshown(tx, seen, references) }
    })
    for (const batch of toBatches(unshown, removedAtOnce))
      await Promise.all(batch.map(({ imgName, widths }) => removeFiles(imgName, widths)))
    afterId = seen.at(-1)?.id ?? afterId
    isMore = seen.length === batchSize
  }
}

/** Checks and deletes locked rows, so that a parallel request to show one of them fails. */
async function deleteUnshown(db: Db, rows: MediaRow[], references: References): Promise<MediaRow[]> {
  const names = rows.map(({ imgName }) => imgName)
  const shown = new Set<string>()
  for (const findShown of references) for (const imgName of await findShown(db, names)) shown.add(imgName)
  const unshown = rows.filter(({ imgName }) => !shown.has(imgName))
  await deleteMedia(
    db,
    unshown.map(({ id }) => id),
  )
  return unshown
}
