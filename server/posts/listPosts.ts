import { type PostStream, type PostsInput, postsInput } from '#contracts/posts.ts'
import { hiddenFrom } from '#server/friends/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { wordsOf } from '#server/platform/db/words.ts'
import { read } from '#server/platform/http/index.ts'
import { cursorOf, placeOf } from './cursor.ts'
import { gather } from './gather.ts'
import { showPosts } from './show.ts'
import { feedFor, postsAbout, postsByWords, type Source } from './sources.ts'

/** GET /posts: the feed, what is about one person, or what holds words; newest first. */
export const listPosts = read({
  access: 'user',
  input: postsInput,
  run: async (input, { viewer, db, now }): Promise<PostStream> => {
    const { author = '', media, query, cursor, limit } = input
    const question = JSON.stringify([author, media, query])
    const from = placeOf(cursor, question)
    const hidden = await hiddenFrom(db, viewer)
    if (hidden.includes(author)) return { data: [], nextCursor: null }
    const { data, next } = await gather({
      from,
      limit,
      take: await sourceOf(input, { db, viewer, now, hidden }),
      show: (ids) => showPosts(ids, { db, viewer, hidden }),
    })
    return { data, nextCursor: next && cursorOf(next, question) }
  },
})

type Reader = { db: Db; viewer: Viewer; now: Date; hidden: readonly string[] }

async function sourceOf({ author, media, query }: PostsInput, reader: Reader): Promise<Source> {
  if (query) return postsByWords(reader.db, wordsOf(query), author, media)
  return author ? postsAbout(reader.db, author, media) : feedFor(reader, media)
}
