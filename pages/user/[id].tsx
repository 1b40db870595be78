import { UserScreen } from '#components/account/profile/UserScreen.tsx'
import { keys } from '#lib/keys.ts'
import { getOpenJobs, getPostsAtFirst, getProfileJobs, getProfilePosts, getTab } from '#lib/profile.ts'
import { page } from '#pages/_page.ts'

export default UserScreen

export const getServerSideProps = page({
  texts: ['profile', 'friends', 'ratings', 'posts', 'media', 'reports', 'jobs'],
  data: async ({ reads, params, query, viewer }) => {
    const id = params.id ?? ''
    const isMember = viewer?.validated === true
    // First: the rest is not read when the user is not visible. Who blocked them can unblock them here.
    const user = await reads.readUser({ id }).catch(async (thrown) => {
      const blocks = isMember ? await reads.listBlocks({}) : []
      if (blocks.some((person) => person.id === id)) return { blocks }
      throw thrown
    })
    if ('blocks' in user) return [[keys.blocks, user.blocks]]
    const tab = getTab(query.tab, isMember)
    const jobs = getProfileJobs(user, query)
    const posts = getProfilePosts(id, tab)
    return [
      [keys.user(id), user],
      isMember && [keys.friendship(id), reads.readFriendship({ friend_id: id })],
      user.provider && [keys.jobs(getOpenJobs(user)), reads.listJobs(getOpenJobs(user))],
      tab === 'profile' && user.provider && [keys.ratings(id), reads.listRatings({ id })],
      tab === 'jobs' &&
        !user.preview &&
        (isMember || user.provider) && [keys.jobs(jobs), reads.listJobs(jobs)],
      isMember && tab === 'timeline' && [keys.timeline(id), reads.readTimeline({ id })],
      isMember && tab === 'friends' && [keys.friends(id), reads.listFriends({ userId: id })],
      isMember &&
        (tab === 'feed' || tab === 'media') && [
          keys.posts(posts),
          reads.listPosts({ ...posts, limit: getPostsAtFirst(tab) }),
        ],
    ]
  },
})
