import { PostScreen } from '#components/posts/PostScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { page } from '#server/platform/page/index.ts'
import { listComments } from '#server/posts/listComments.ts'
import { readPost } from '#server/posts/readPost.ts'

export default PostScreen

export const getServerSideProps = page({
  texts: ['posts', 'reports'],
  data: async ({ ask, params, viewer }) => {
    // Posts are for people who signed in: a guest finds the way in here, whatever the address holds.
    if (!viewer) return []
    const id = params.id ?? ''
    const [post, comments, friendship] = await Promise.all([
      ask(readPost, { id }),
      ask(listComments, { id }),
      ask(readFriendship, { friend_id: viewer.id }),
    ])
    return [
      [keys.post(id), post],
      [keys.comments(id), comments],
      [keys.friendship(viewer.id), friendship],
    ]
  },
})
