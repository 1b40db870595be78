import { UserScreen } from '#components/account/profile/UserScreen.tsx'
import { keys } from '#lib/keys.ts'
import { jobsOfProfile, tabOf } from '#lib/profile.ts'
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
    const user = await ask(readUser, { id })
    const person = [keys.user(id), user] as const
    const tab = tabOf(query.tab, viewer === null)
    const jobs = jobsOfProfile(user, query)
    if (tab === 'jobs' && !user.preview) return [person, [keys.jobs(jobs), await ask(listJobs, jobs)]]
    const isRated = tab === 'profile' && user.provider
    const ratings = isRated && ([keys.ratings(id), await ask(listRatings, { id })] as const)
    if (!viewer) return ratings ? [person, ratings] : [person]
    const known = [person, [keys.friendship(id), await ask(readFriendship, { friend_id: id })]] as const
    if (ratings) return [...known, ratings]
    if (tab === 'timeline') return [...known, [keys.timeline(id), await ask(readTimeline, { id })]]
    if (tab === 'friends') return [...known, [keys.friends(id), await ask(listFriends, { userId: id })]]
    if (tab === 'profile') return [...known]
    const posts = { author: id, ...(tab === 'media' && { media: true }) }
    return [...known, [keys.posts(posts), await ask(listPosts, posts)]]
  },
})
