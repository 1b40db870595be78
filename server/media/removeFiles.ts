import { imageWidths } from '#contracts/lists.ts'
import { platform } from '#server/platform/index.ts'
import { widthName } from './names.ts'

/** A file and the widths made of it, whatever of them is there. */
export async function removeFiles(imgName: string): Promise<void> {
  const { files } = platform()
  for (const width of imageWidths) await files.remove(widthName(imgName, width))
  await files.remove(imgName)
}
