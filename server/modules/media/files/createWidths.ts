import { imageWidths } from '#contracts/lists.ts'
import { day } from '#lib/durations.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { hasWidths, widthName } from '../names.ts'
import { findMedia, type MediaRow, saveWidths } from '../queries.ts'

/**
 * Creates the WebP widths of a stored image, none wider than itself; repeating it changes nothing. `misses`: how often
 * processes without the file have taken this task.
 */
export async function createWidths(imgName: string, misses = 0): Promise<void> {
  const { database, files, images } = platform()
  const row = await findMedia(database.db, imgName)
  // Animations would lose their movement, so they get no widths.
  if (!row?.width || !hasWidths(row.mime)) return
  if (!(await files.find(imgName))) return requeue(row, misses)
  const ownWidth = row.width
  const widths = imageWidths.filter((width) => width < ownWidth)
  await files.withPath(imgName, async (source) => {
    for (const width of widths) {
      const save = ({ path }: { path: string }) => files.adopt(path, widthName(imgName, width))
      // Uploads go first, because no one waits for widths.
      await images.make({ make: 'width', source, width }, save, { isPatient: true })
    }
  })
  await saveWidths(database.db, imgName, widths)
}

const maxDelaySeconds = 600
/** The task is requeued for this long; afterwards the original serves. */
const requeuedFor = 3 * day

/** Requeues the task: where instances have separate folders, another one has the file. */
async function requeue({ imgName, createdAt }: MediaRow, misses: number): Promise<void> {
  const { database, clock, log } = platform()
  const now = clock.now().getTime()
  if (now - createdAt.getTime() > requeuedFor)
    return log.error({ imgName, misses }, 'no process has this image: its widths are not made')
  if (misses === 0)
    log.warn({ imgName }, 'this process does not have an image whose widths are due: passed on')
  const seconds = Math.min(maxDelaySeconds, 2 ** misses)
  await addJob(
    database.db,
    'media.resize',
    { imgName, misses: misses + 1 },
    { maxAttempts: 5, runAt: new Date(now + seconds * 1_000) },
  )
}
