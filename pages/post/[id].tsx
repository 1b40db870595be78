import { PostScreen } from '#components/posts/PostScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { page } from '#server/platform/page/index.ts'
import { listComments } from '#server/posts/listComments.ts'
import { readPost } from '#server/posts/readPost.ts'

export default PostScreen

export const getServerSideProps = page({
  texts: ['posts', 'profile', 'reports'],
  data: ({ ask, params, viewer }) => {
    // Posts are for members: all others find the way in here, whatever the address holds.
    if (!viewer?.validated) return []
    const id = params.id ?? ''
    return [
      [keys.post(id), ask(readPost, { id })],
      [keys.comments(id), ask(listComments, { id })],
      [keys.friendship(viewer.id), ask(readFriendship, { friend_id: viewer.id })],
    ]
  },
})
