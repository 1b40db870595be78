import { type Address, toPageNumber } from './address.ts'
import { type ProfileTab, profileTabs } from './paths.ts'

/** What an organisation shows to everyone; the rest is among people who signed in. */
const forGuests: readonly ProfileTab[] = ['profile', 'jobs']

/** Of a volunteer who is not validated, only they see the page: where they serve is not to be told yet. */
export const isForGuests = (tab: ProfileTab, { provider }: { provider: boolean }): boolean =>
  provider ? forGuests.includes(tab) : tab === 'profile'

/** The tab that an address asks for; else the first that its reader may see. */
export const getTab = (asked: unknown, isMember: boolean): ProfileTab =>
  profileTabs.find((tab) => tab === asked) ?? (isMember ? 'feed' : 'profile')

/** The open offers over the tabs of an organisation's page. */
export const getOpenJobs = ({ id }: { id: string }) => ({ owner: id, status: 'published' as const, limit: 3 })

/** What the tab "jobs" asks: the published offers of an organisation, those where a volunteer was accepted. */
export const getProfileJobs = ({ id, provider }: { id: string; provider: boolean }, address: Address) => ({
  ...(provider ? { owner: id, status: 'published' as const } : { volunteer: id }),
  page: toPageNumber(address.page),
})
