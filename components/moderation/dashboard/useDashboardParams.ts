import { useRouter } from 'next/router'
import { useListParams } from '#hooks/browser/address.ts'
import { getDashboardParams, getDashboardTab } from '#lib/dashboard.ts'
import { paths } from '#lib/paths.ts'

/** The params of a tab's list in the address, and functions to change them. */
export function useDashboardParams<State extends string>(states: readonly [State, ...State[]]) {
  const tab = getDashboardTab(useRouter().query)
  return useListParams(
    (address) => getDashboardParams(address, states),
    (query) => paths.dashboard({ tab, ...query }),
  )
}
