import { useRouter } from 'next/router'
import { useListParams } from '#hooks/address.ts'
import { getDashboardParams, getDashboardTab } from '#lib/dashboard.ts'
import { paths } from '#lib/paths.ts'

/** What the address asks of a tab's list, and how to ask for something else. */
export function useDashboardParams<State extends string>(states: readonly [State, ...State[]]) {
  const tab = getDashboardTab(useRouter().query)
  return useListParams(
    (address) => getDashboardParams(address, states),
    (query) => paths.dashboard({ tab, ...query }),
  )
}
