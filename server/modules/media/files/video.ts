import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import type { NewMedia } from '../queries.ts'
import { blankPlace } from './mp4/blankPlace.ts'

/** What the uploading browser declares of a video; the server does not decode it. */
export type VideoFacts = { width: number | null; height: number | null; poster: string }

/** Stores an MP4 without its location, otherwise unchanged, and returns its row, which the caller saves. */
export async function storeVideo(
  path: string,
  kind: MediaKind,
  ownerId: string,
  facts: VideoFacts,
): Promise<NewMedia> {
  await blankPlace(path)
  const imgName = `${newId()}.mp4`
  const { bytes } = await platform().files.adopt(path, imgName)
  return { id: newId(), imgName, ownerId, kind, mime: 'video/mp4', bytes, ...facts }
}
