import type { PostMedia } from '#contracts/posts.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import type { Db } from '#server/platform/db/index.ts'

export type Attached = { media: PostMedia[]; pictures: string[] }

/** What a post shows, in the author's order. Refuses (400, the field named) what is not theirs to show. */
export async function attach(db: Db, authorId: string, imgNames: readonly string[]): Promise<Attached> {
  const names = [...new Set(imgNames)]
  const media = await assertOwnMedia(db, authorId, names, ['post'], (index) => `media.${index}`)
  return { media, pictures: media.flatMap(({ imgName, poster }) => (poster ? [imgName, poster] : [imgName])) }
}
