import type { PostCounts } from '#contracts/live.ts'
import { watchPostsInput } from '#contracts/posts.ts'
import { mutation } from '#server/platform/http/index.ts'
import { watch } from '#server/platform/live/index.ts'
import { findAuthors, findCounts } from './queries/posts.ts'
import { showTo, visibleCards } from './show.ts'
import { getTopic } from './watching.ts'

/**
 * POST /posts/watch: this person's open streams say what these posts count, as it changes. What they may not see is
 * left out. Answers what they count now, read once the streams know: what happened before is not missed.
 */
export const watchPosts = mutation({
  transaction: false,
  access: 'user',
  withoutAge: true,
  input: watchPostsInput,
  run: async ({ posts }, { viewer, db }): Promise<PostCounts[]> => {
    const authors = await findAuthors(db, posts)
    const cards = await visibleCards([...authors.values()], await showTo(db, viewer))
    const getAuthor = (id: string) => authors.get(id) ?? ''
    const visible = posts.filter((id) => cards.has(getAuthor(id)))
    if (visible.length === 0) return []
    const topics = visible.map((id) => ({ name: getTopic(id), of: getAuthor(id) }))
    await watch(db, viewer.id, topics)
    return findCounts(db, visible)
  },
})
