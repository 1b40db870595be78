import { type Address, pickKnown, toPageNumber } from './address.ts'
import { type DashboardTab, dashboardTabs } from './paths.ts'

export const getDashboardTab = (address: Address): DashboardTab =>
  pickKnown(dashboardTabs, address.tab)[0] ?? 'reports'

/** Returns the list's state in an address, by default the first, and the page number. */
export const getDashboardParams = <State extends string>(
  address: Address,
  states: readonly [State, ...State[]],
) => ({
  status: pickKnown(states, address.status)[0] ?? states[0],
  page: toPageNumber(address.page),
})
