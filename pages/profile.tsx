import { ProfileScreen } from '#components/account/ProfileScreen.tsx'
import { keys } from '#lib/keys.ts'
import { tabOf } from '#lib/profile.ts'
import { listFriends } from '#server/friends/listFriends.ts'
import { page } from '#server/platform/page/index.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default ProfileScreen

export const getServerSideProps = page({
  for: 'user',
  texts: ['profile', 'ratings', 'posts', 'media', 'jobs', 'validation'],
  data: async ({ ask, query, viewer }) => {
    const id = viewer?.id ?? ''
    const friends = [keys.friends(id), await ask(listFriends, { userId: id })] as const
    if (tabOf(query.tab, false) !== 'feed') return [friends]
    return [friends, [keys.posts({ author: id }), await ask(listPosts, { author: id })]]
  },
})
