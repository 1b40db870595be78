import type { ProfileTab } from '#lib/paths.ts'

/** The tabs in the order in which they stand. */
export const openTabs = ['profile', 'jobs'] as const satisfies readonly ProfileTab[]
export type OpenTab = (typeof openTabs)[number]

/** What an organisation shows to everyone; the rest is among people who signed in. */
const forGuests: readonly ProfileTab[] = ['profile', 'jobs']

export const isForGuests = (tab: OpenTab): boolean => forGuests.includes(tab)

/** The tab that an address asks for; else the first that its reader may see. */
export const tabOf = (asked: unknown, isGuest: boolean): OpenTab =>
  openTabs.find((tab) => tab === asked) ?? openTabs.find((tab) => !isGuest || isForGuests(tab)) ?? 'profile'
