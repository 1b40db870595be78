import { limits } from '#contracts/limits.ts'
import { type Address, toPageNumber } from './address.ts'
import { type ProfileTab, profileTabs } from './paths.ts'

/** The tabs of an organisation that guests see. */
const forGuests: readonly ProfileTab[] = ['profile', 'jobs']

/** Whether guests may see a tab: of volunteers only the profile. */
export const isForGuests = (tab: ProfileTab, { provider }: { provider: boolean }): boolean =>
  provider ? forGuests.includes(tab) : tab === 'profile'

/** Returns the tab in an address, else the first that the viewer may see. */
export const getTab = (asked: unknown, isMember: boolean): ProfileTab =>
  profileTabs.find((tab) => tab === asked) ?? (isMember ? 'feed' : 'profile')

/** The parameters of the open offers above an organisation's tabs. */
export const getOpenJobs = ({ id }: { id: string }) => ({ owner: id, status: 'published' as const, limit: 3 })

/** The parameters of someone's posts in the tabs "feed" and "media". */
export const getProfilePosts = (author: string, tab: ProfileTab) => ({
  author,
  ...(tab === 'media' && { media: true }),
})

/** How many of them come with the page: a grid of images fills a screen with more. */
export const getPostsAtFirst = (tab: ProfileTab): number =>
  tab === 'media' ? limits.pageSize.default : limits.postsAtFirst

/** The parameters of the tab "jobs": an organisation's published offers, or those that accepted a volunteer. */
export const getProfileJobs = ({ id, provider }: { id: string; provider: boolean }, address: Address) => ({
  ...(provider ? { owner: id, status: 'published' as const } : { volunteer: id }),
  page: toPageNumber(address.page),
})
