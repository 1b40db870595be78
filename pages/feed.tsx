import { FeedScreen } from '#components/posts/FeedScreen.tsx'
import { limits } from '#contracts/limits.ts'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { page } from '#server/platform/page/index.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default FeedScreen

export const getServerSideProps = page({
  for: 'user',
  texts: ['posts'],
  data: async ({ ask, viewer }) => {
    const myId = viewer?.id ?? ''
    const [posts, friendship] = await Promise.all([
      ask(listPosts, { limit: limits.postsAtFirst }),
      ask(readFriendship, { friend_id: myId }),
    ])
    return [
      [keys.posts(), posts],
      [keys.friendship(myId), friendship],
    ]
  },
})
