import { type Address, knownOf, pageOf } from './address.ts'
import { type DashboardTab, dashboardTabs } from './paths.ts'

export const dashboardTabOf = (address: Address): DashboardTab =>
  knownOf(dashboardTabs, address.tab)[0] ?? 'reports'

/** Which of a list's states the address asks for (the first when none), and which page. */
export const getDashboardParams = <State extends string>(
  address: Address,
  states: readonly [State, ...State[]],
) => ({
  status: knownOf(states, address.status)[0] ?? states[0],
  page: pageOf(address.page),
})
