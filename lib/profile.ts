import { type Address, pageOf } from './address.ts'
import { type ProfileTab, profileTabs } from './paths.ts'

/** What an organisation shows to everyone; the rest is among people who signed in. */
const forGuests: readonly ProfileTab[] = ['profile', 'jobs']

export const isForGuests = (tab: ProfileTab): boolean => forGuests.includes(tab)

/** The tab that an address asks for; else the first that its reader may see. */
export const tabOf = (asked: unknown, isGuest: boolean): ProfileTab =>
  profileTabs.find((tab) => tab === asked) ?? (isGuest ? 'profile' : 'feed')

/** What the tab "jobs" asks: the published offers of an organisation, those where a volunteer was accepted. */
export const jobsOfProfile = ({ id, provider }: { id: string; provider: boolean }, address: Address) => ({
  ...(provider ? { owner: id, status: 'published' as const } : { volunteer: id }),
  page: pageOf(address.page),
})
