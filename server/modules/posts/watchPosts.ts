import type { PostCounts } from '#contracts/live.ts'
import { watchPostsInput } from '#contracts/posts.ts'
import { mutation } from '#server/platform/http/index.ts'
import { watch } from '#server/platform/live/index.ts'
import { findAuthors, findCounts } from './queries/posts.ts'
import { showTo, visibleCards } from './show.ts'
import { getTopic } from './watching.ts'

/**
 * POST /posts/watch: subscribes the caller's open streams to the counts of these posts, without those they may not see.
 * Returns the counts, read after the subscription, so that no change is missed.
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
