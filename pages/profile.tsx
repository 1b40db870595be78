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
  data: ({ ask, query, viewer }) => {
    const id = viewer?.id ?? ''
    const posts = { author: id }
    return [
      [keys.friends(id), ask(listFriends, { userId: id })],
      tabOf(query.tab, false) === 'feed' && [keys.posts(posts), ask(listPosts, posts)],
    ]
  },
})
