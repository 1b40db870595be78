import { FeedScreen } from '#components/posts/FeedScreen.tsx'
import { limits } from '#contracts/limits.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default FeedScreen

export const getServerSideProps = page({
  for: 'user',
  texts: ['posts', 'profile', 'media'],
  data: ({ reads, query, viewer }) => {
    const myId = viewer?.id ?? ''
    const saved = query.tab === 'saved' ? { saved: true } : {}
    return [
      [keys.posts(saved), reads.listPosts({ ...saved, limit: limits.postsAtFirst })],
      [keys.friendship(myId), reads.readFriendship({ friend_id: myId })],
    ]
  },
})
