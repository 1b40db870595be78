import type { PostMedia } from '#contracts/posts.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import type { Db } from '#server/platform/db/index.ts'

export type Attached = { media: PostMedia[]; images: string[] }

/** Returns a post's media in the author's order. Throws `malformed`, with the field, for files that are not the author's. */
export async function attach(db: Db, authorId: string, imgNames: readonly string[]): Promise<Attached> {
  const names = [...new Set(imgNames)]
  const media = await assertOwnMedia(db, authorId, names, ['post'], (index) => `media.${index}`)
  return { media, images: media.flatMap(({ imgName, poster }) => (poster ? [imgName, poster] : [imgName])) }
}
