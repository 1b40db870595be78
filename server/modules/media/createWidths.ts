import { createReadStream } from 'node:fs'
import { imageWidths } from '#contracts/lists.ts'
import { day } from '#lib/durations.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { hasWidths, widthName } from './names.ts'
import { findMedia, type MediaRow, saveWidths } from './queries.ts'

/**
 * Makes the WebP widths of a stored picture, none wider than itself. Doing it again changes nothing. `misses`: how
 * often processes without the file have had this work.
 */
export async function createWidths(imgName: string, misses = 0): Promise<void> {
  const { database, files, pictures } = platform()
  const row = await findMedia(database.db, imgName)
  // What moves would stand still in its widths: it is served as it is.
  if (!row?.width || !hasWidths(row.mime)) return
  if (!(await files.find(imgName))) return passOn(row, misses)
  const own = row.width
  const widths = imageWidths.filter((width) => width < own)
  for (const width of widths) {
    const recipe = { make: 'width', source: files.path(imgName), width } as const
    const save = ({ path }: { path: string }) =>
      files.write(widthName(imgName, width), createReadStream(path))
    // Nobody waits for it, and the queue has few at once: it takes no place from those who upload.
    await pictures.make(recipe, save, { isPatient: true })
  }
  await saveWidths(database.db, imgName, widths)
}

const longestWait = 600
/** After this time nobody has the file any more: the original, wherever it is, goes on serving. */
const passedOnFor = 3 * day

/** Where instances have folders of their own, another one has the file: the work goes back, as if nobody had tried. */
async function passOn({ imgName, createdAt }: MediaRow, misses: number): Promise<void> {
  const { database, clock, log } = platform()
  const now = clock.now().getTime()
  if (now - createdAt.getTime() > passedOnFor)
    return log.error({ imgName, misses }, 'no process has this picture: its widths are not made')
  if (misses === 0)
    log.warn({ imgName }, 'this process does not have a picture whose widths are due: passed on')
  const seconds = Math.min(longestWait, 2 ** misses)
  await addJob(
    database.db,
    'media.resize',
    { imgName, misses: misses + 1 },
    { maxAttempts: 5, runAt: new Date(now + seconds * 1_000) },
  )
}
