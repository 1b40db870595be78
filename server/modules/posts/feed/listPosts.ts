import { type PostStream, type PostsInput, postsInput } from '#contracts/posts.ts'
import { sayWords } from '#server/modules/words/index.ts'
import { query } from '#server/platform/http/index.ts'
import { showPosts, showTo } from '../show.ts'
import { readPostSearch } from './byWords.ts'
import { getCursor, getPosition } from './cursor.ts'
import { gather } from './gather.ts'
import { feedFor, postsAbout, postsByWords, type Reader, type Source } from './sources.ts'

/** GET /posts: lists the feed, the posts about one account, or the posts that contain words, newest first. */
export const listPosts = query({
  access: 'user',
  input: postsInput,
  run: async (input, { viewer, db, now }): Promise<PostStream> => {
    const { author = '', media, query, cursor, limit } = input
    const params = JSON.stringify([author, media, query])
    const from = getPosition(cursor, params)
    const show = await showTo(db, viewer)
    if (show.hidden.includes(author)) return { data: [], nextCursor: null }
    const among = { authorId: author || undefined, withMedia: media, hidden: show.hidden }
    const search = query ? await readPostSearch(db, query, among) : null
    const { data, next } = await gather({
      from,
      limit,
      take: query ? postsByWords(db, search?.match, among) : await getSource(input, { ...show, now }),
      show: (ids) => showPosts(ids, show),
    })
    return { data, nextCursor: next && getCursor(next, params), ...sayWords(search?.words) }
  },
})

const getSource = ({ author, media }: PostsInput, reader: Reader): Source | Promise<Source> =>
  author ? postsAbout(reader.db, author, media) : feedFor(reader, media)
