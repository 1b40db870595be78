import { link, open, stat } from 'node:fs/promises'
import { platform } from '#server/platform/index.ts'

/**
 * Stores a file unchanged by linking it under a second name once it is synced; returns its bytes. The caller removes the
 * first name.
 */
export async function storeUnchanged(path: string, imgName: string): Promise<number> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
  const { size } = await stat(path)
  await link(path, platform().files.path(imgName))
  return size
}
