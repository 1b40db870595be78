import { FeedScreen } from '#components/posts/FeedScreen.tsx'
import { limits } from '#contracts/limits.ts'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { page } from '#server/platform/page/index.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default FeedScreen

export const getServerSideProps = page({
  for: 'user',
  texts: ['posts', 'profile'],
  data: ({ ask, viewer }) => {
    const myId = viewer?.id ?? ''
    return [
      [keys.posts(), ask(listPosts, { limit: limits.postsAtFirst })],
      [keys.friendship(myId), ask(readFriendship, { friend_id: myId })],
    ]
  },
})
