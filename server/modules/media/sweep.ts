import { day } from '#lib/durations.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { deleteMedia, listOlder, type MediaRow } from './queries.ts'
import { removeFiles } from './removeFiles.ts'

/** Asked of each module that shows pictures: which of these are on show? */
export type References = ((db: Db, imgNames: readonly string[]) => Promise<string[]>)[]

const batch = 200

/** Removes what was uploaded more than a day ago and is shown nowhere. */
export async function sweepMedia(references: References): Promise<void> {
  const { database, clock } = platform()
  const before = new Date(clock.now().getTime() - day)
  let afterId = lowestId
  for (let isMore = true; isMore; ) {
    const { seen, unshown } = await database.db.transaction(async (tx) => {
      const seen = await listOlder(tx, before, afterId, batch)
      return { seen, unshown: await deleteUnshown(tx, seen, references) }
    })
    for (const { imgName } of unshown) await removeFiles(imgName)
    afterId = seen.at(-1)?.id ?? afterId
    isMore = seen.length === batch
  }
}

/** Asked and deleted while the rows are held: who puts one of them on show at this moment is told that it is gone. */
async function deleteUnshown(db: Db, rows: MediaRow[], references: References): Promise<MediaRow[]> {
  const names = rows.map(({ imgName }) => imgName)
  const shown = new Set<string>()
  for (const ask of references) for (const imgName of await ask(db, names)) shown.add(imgName)
  const unshown = rows.filter(({ imgName }) => !shown.has(imgName))
  await deleteMedia(
    db,
    unshown.map(({ id }) => id),
  )
  return unshown
}
