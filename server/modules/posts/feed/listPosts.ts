import { type Post, type PostStream, type PostsInput, postsInput } from '#contracts/posts.ts'
import { sayWords } from '#server/modules/words/index.ts'
import { query } from '#server/platform/http/index.ts'
import { type Show, showPosts, showTo } from '../show.ts'
import { readPostSearch } from './byWords.ts'
import { getCursor, getPosition, type Position } from './cursor.ts'
import { gather } from './gather.ts'
import { feedFor, postsAbout, postsByWords, postsSaved, type Reader, type Source } from './sources.ts'

/** GET /posts: lists the feed, the posts about one account, those saved or those that contain words, newest first. */
export const listPosts = query({
  access: 'user',
  input: postsInput,
  run: async (input, { viewer, db, now }): Promise<PostStream> => {
    const { author = '', media, saved, query, cursor, limit } = input
    const params = JSON.stringify([author, media, query, ...(saved ? [saved] : [])])
    const from = getPosition(cursor, params)
    // The statement of the feed leaves out whom the viewer blocked and muted.
    const show = isByCircle(input, from) ? { db, viewer, hidden: [], muted: [] } : await showTo(db, viewer)
    if (show.hidden.includes(author)) return { data: [], nextCursor: null }
    const without = author ? show.hidden : [...show.hidden, ...show.muted]
    const among = { authorId: author || undefined, withMedia: media, hidden: without }
    const search = query ? await readPostSearch(db, query, among) : null
    const { data, next } = await gather({
      from,
      limit,
      take: query ? postsByWords(db, search?.match, among) : getSource(input, { db, viewer, now }),
      show: async (ids) => (await showPosts(ids, show)).filter((post) => isListed(post, input, show)),
    })
    return { data, nextCursor: next && getCursor(next, params), ...sayWords(search?.words) }
  },
})

/** No list has what the viewer hid; those of a muted account are on its own page, and among what was saved. */
const isListed = ({ hidden, author }: Post, asked: PostsInput, { muted }: Show): boolean =>
  !hidden && (asked.saved || author.id === asked.author || !muted.includes(author.id))

const isByCircle = ({ author, saved, query }: PostsInput, from: Position): boolean =>
  !(author || saved || query) && 'below' in from

function getSource({ author, media, saved }: PostsInput, reader: Reader): Source {
  if (saved) return postsSaved(reader, media)
  return author ? postsAbout(reader.db, author, media) : feedFor(reader, media)
}
