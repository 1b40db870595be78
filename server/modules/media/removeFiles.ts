import { rm } from 'node:fs/promises'
import { imageWidths } from '#contracts/lists.ts'
import { platform } from '#server/platform/index.ts'
import { unfinishedFolder, widthName } from './names.ts'

/** A file and the widths made of it, whatever of them is there. */
export async function removeFiles(imgName: string): Promise<void> {
  const { files } = platform()
  for (const width of imageWidths) await files.remove(widthName(imgName, width))
  await files.remove(imgName)
}

/** All that somebody began to upload and did not finish. */
export const removeUnfinished = (ownerId: string): Promise<void> =>
  rm(platform().files.path(unfinishedFolder(ownerId)), { recursive: true, force: true })
