import { ProfileScreen } from '#components/account/ProfileScreen.tsx'
import { keys } from '#lib/keys.ts'
import { tabOf } from '#lib/profile.ts'
import { readTimeline } from '#server/account/readTimeline.ts'
import { listFriends } from '#server/friends/listFriends.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { page } from '#server/platform/page/index.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default ProfileScreen

export const getServerSideProps = page({
  for: 'user',
  unvalidated: true,
  texts: ['profile', 'ratings', 'posts', 'media', 'jobs', 'validation'],
  data: ({ ask, query, viewer }) => {
    if (!viewer?.validated) return []
    const { id } = viewer
    const tab = tabOf(query.tab, true)
    const posts = { author: id, ...(tab === 'media' && { media: true }) }
    return [
      [keys.friendship(id), ask(readFriendship, { friend_id: id })],
      tab === 'timeline' && [keys.timeline(id), ask(readTimeline, { id })],
      tab === 'friends' && [keys.friends(id), ask(listFriends, { userId: id })],
      (tab === 'feed' || tab === 'media') && [keys.posts(posts), ask(listPosts, posts)],
    ]
  },
})
