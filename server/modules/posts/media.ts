import type { DescribedMedia } from '#contracts/images.ts'
import type { PostMedia } from '#contracts/posts.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import type { Db } from '#server/platform/db/index.ts'

export type Attached = { media: PostMedia[]; images: string[] }

/** Returns a post's media in the author's order. Throws `malformed`, with the field, for files that are not the author's. */
export async function attach(db: Db, authorId: string, chosen: readonly DescribedMedia[]): Promise<Attached> {
  const alts = new Map(chosen.map(({ imgName, alt }) => [imgName, alt]))
  const own = await assertOwnMedia(db, authorId, [...alts.keys()], ['post'], (index) => `media.${index}`)
  const media = own.map((one) => ({ ...one, alt: alts.get(one.imgName) ?? '' }))
  return { media, images: media.flatMap(({ imgName, poster }) => (poster ? [imgName, poster] : [imgName])) }
}
