import { rm } from 'node:fs/promises'
import { imageWidths } from '#contracts/lists.ts'
import { platform } from '#server/platform/index.ts'
import { unfinishedFolder, widthName } from '../names.ts'

/** Removes a file and its widths, as far as they exist. */
export async function removeFiles(imgName: string): Promise<void> {
  const { files } = platform()
  for (const width of imageWidths) await files.remove(widthName(imgName, width))
  await files.remove(imgName)
}

/** Removes all unfinished uploads of an account. */
export const removeUnfinished = (ownerId: string): Promise<void> =>
  rm(platform().files.path(unfinishedFolder(ownerId)), { recursive: true, force: true })
