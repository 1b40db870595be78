import { ProfileScreen } from '#components/account/profile/ProfileScreen.tsx'
import { keys } from '#lib/keys.ts'
import { getPostsAtFirst, getProfilePosts, getTab } from '#lib/profile.ts'
import { page } from '#pages/_page.ts'

export default ProfileScreen

export const getServerSideProps = page({
  for: 'user',
  unvalidated: true,
  texts: ['profile', 'ratings', 'posts', 'media', 'jobs'],
  data: ({ reads, query, viewer }) => {
    if (!viewer?.validated) return []
    const { id } = viewer
    const tab = getTab(query.tab, true)
    const posts = getProfilePosts(id, tab)
    return [
      [keys.friendship(id), reads.readFriendship({ friend_id: id })],
      tab === 'timeline' && [keys.timeline(id), reads.readTimeline({ id })],
      tab === 'friends' && [keys.friends(id), reads.listFriends({ userId: id })],
      (tab === 'feed' || tab === 'media') && [
        keys.posts(posts),
        reads.listPosts({ ...posts, limit: getPostsAtFirst(tab) }),
      ],
    ]
  },
})
