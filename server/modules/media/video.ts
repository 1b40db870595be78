import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { blankPlace } from './mp4/blankPlace.ts'
import type { NewMedia } from './queries.ts'
import { storeUnchanged } from './storeUnchanged.ts'

/** What the uploading browser says of a video: nobody else has looked at it. */
export type VideoFacts = { width: number | null; height: number | null; poster: string }

/** Stores an MP4 as it came but for the place it was taken at, under a name of our own. The row is the caller's to save. */
export async function storeVideo(
  path: string,
  kind: MediaKind,
  ownerId: string,
  facts: VideoFacts,
): Promise<NewMedia> {
  await blankPlace(path)
  const imgName = `${newId()}.mp4`
  const bytes = await storeUnchanged(path, imgName)
  return { id: newId(), imgName, ownerId, kind, mime: 'video/mp4', bytes, ...facts }
}
