import type { PostMedia } from '#contracts/posts.ts'
import { assertOwnMedia, describeMedia } from '#server/media/index.ts'
import type { Db } from '#server/platform/db/index.ts'

export type Attached = { media: PostMedia[]; pictures: string[] }

/** What a post shows, in the author's order. Refuses (400, the field named) what is not theirs to show. */
export async function attach(db: Db, authorId: string, imgNames: readonly string[]): Promise<Attached> {
  const names = [...new Set(imgNames)]
  await assertOwnMedia(db, authorId, names, ['post'], (index) => `media.${index}`)
  const media = await describeMedia(db, names)
  return { media, pictures: media.flatMap(({ imgName, poster }) => (poster ? [imgName, poster] : [imgName])) }
}
