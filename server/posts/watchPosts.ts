import { watchPostsInput } from '#contracts/posts.ts'
import { deed } from '#server/platform/http/index.ts'
import { watch } from '#server/platform/live/index.ts'
import { findAuthors } from './queries/posts.ts'
import { showTo, visibleCards } from './show.ts'
import { topicOf } from './watching.ts'

/** POST /posts/watch: this person's open streams say what these posts count, as it changes. What they may not see is left out. */
export const watchPosts = deed({
  access: 'user',
  unvalidated: true,
  status: 204,
  input: watchPostsInput,
  run: async ({ posts }, { viewer, db }) => {
    const authors = await findAuthors(db, posts)
    const cards = await visibleCards([...authors.values()], await showTo(db, viewer))
    const visible = posts.filter((id) => cards.has(authors.get(id) ?? ''))
    if (visible.length > 0) await watch(db, viewer.id, visible.map(topicOf))
  },
})
