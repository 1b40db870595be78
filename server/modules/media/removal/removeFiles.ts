import { imageWidths } from '#contracts/lists.ts'
import { platform } from '#server/platform/index.ts'
import { unfinishedFolder, widthName } from '../names.ts'

/** Removes a file and its widths, as far as they exist. */
export async function removeFiles(imgName: string, widths: readonly number[] = imageWidths): Promise<void> {
  const { files } = platform()
  await Promise.all(widths.map((width) => files.remove(widthName(imgName, width))))
  await files.remove(imgName)
}

/** Removes all unfinished uploads of an account. */
export const removeUnfinished = (ownerId: string): Promise<void> =>
  platform().files.removeAll(unfinishedFolder(ownerId))
