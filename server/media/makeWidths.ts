import sharp from 'sharp'
import { imageWidths } from '#contracts/lists.ts'
import { platform } from '#server/platform/index.ts'
import { inTurn } from './inTurn.ts'
import { hasWidths, widthName } from './names.ts'
import { findMedia, saveWidths } from './queries.ts'

const webpQuality = 78

/** Makes the WebP widths of a stored picture, none wider than itself. Doing it again changes nothing. */
export async function makeWidths(imgName: string): Promise<void> {
  const { database, files } = platform()
  const row = await findMedia(database.db, imgName)
  // What moves would stand still in its widths: it is served as it is.
  if (!row?.width || !hasWidths(row.mime)) return
  const own = row.width
  const widths = imageWidths.filter((width) => width < own)
  for (const width of widths) {
    const resized = await inTurn(() =>
      sharp(files.path(imgName)).resize({ width }).webp({ quality: webpQuality }).toBuffer(),
    )
    await files.write(widthName(imgName, width), resized)
  }
  await saveWidths(database.db, imgName, widths)
}
