import { link, open, stat } from 'node:fs/promises'
import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import type { NewMedia } from './queries.ts'

/** What the uploading browser says of a video: nobody else has looked at it. */
export type VideoFacts = { width: number | null; height: number | null; poster: string }

/**
 * Stores an MP4 as it came, under a name of our own: the same bytes get a second name, once the disk has all of them.
 * The first name is the caller's to take away, the row the caller's to save.
 */
export async function storeVideo(
  path: string,
  kind: MediaKind,
  ownerId: string,
  facts: VideoFacts,
): Promise<NewMedia> {
  const imgName = `${newId()}.mp4`
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
  const { size: bytes } = await stat(path)
  await link(path, platform().files.path(imgName))
  return { id: newId(), imgName, ownerId, kind, mime: 'video/mp4', bytes, ...facts }
}
