import { createReadStream } from 'node:fs'
import { imageWidths } from '#contracts/lists.ts'
import { platform } from '#server/platform/index.ts'
import { hasWidths, widthName } from './names.ts'
import { findMedia, saveWidths } from './queries.ts'

/** Makes the WebP widths of a stored picture, none wider than itself. Doing it again changes nothing. */
export async function makeWidths(imgName: string): Promise<void> {
  const { database, files, pictures } = platform()
  const row = await findMedia(database.db, imgName)
  // What moves would stand still in its widths: it is served as it is.
  if (!row?.width || !hasWidths(row.mime)) return
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
