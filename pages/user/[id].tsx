import { UserScreen } from '#components/account/profile/UserScreen.tsx'
import { keys } from '#lib/keys.ts'
import { jobsOfProfile, openJobsOf, tabOf } from '#lib/profile.ts'
import { listRatings } from '#server/account/listRatings.ts'
import { readTimeline } from '#server/account/readTimeline.ts'
import { readUser } from '#server/account/readUser.ts'
import { listFriends } from '#server/friends/listFriends.ts'
import { readFriendship } from '#server/friends/readFriendship.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { page } from '#server/platform/page/index.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default UserScreen

export const getServerSideProps = page({
  texts: ['profile', 'friends', 'ratings', 'posts', 'media', 'moderation', 'reports', 'jobs', 'validation'],
  data: async ({ ask, params, query, viewer }) => {
    const id = params.id ?? ''
    // Before all else: of whoever is not to be seen, nothing is asked.
    const user = await ask(readUser, { id })
    const isMember = viewer?.validated === true
    const tab = tabOf(query.tab, isMember)
    const jobs = jobsOfProfile(user, query)
    const posts = { author: id, ...(tab === 'media' && { media: true }) }
    return [
      [keys.user(id), user],
      isMember && [keys.friendship(id), ask(readFriendship, { friend_id: id })],
      user.provider && [keys.jobs(openJobsOf(user)), ask(listJobs, openJobsOf(user))],
      tab === 'profile' && user.provider && [keys.ratings(id), ask(listRatings, { id })],
      tab === 'jobs' &&
        !user.preview &&
        (isMember || user.provider) && [keys.jobs(jobs), ask(listJobs, jobs)],
      isMember && tab === 'timeline' && [keys.timeline(id), ask(readTimeline, { id })],
      isMember && tab === 'friends' && [keys.friends(id), ask(listFriends, { userId: id })],
      isMember && (tab === 'feed' || tab === 'media') && [keys.posts(posts), ask(listPosts, posts)],
    ]
  },
})
