import { useRouter } from 'next/router'
import { useAsked } from '#hooks/address.ts'
import { dashboardQuestionOf, dashboardTabOf } from '#lib/dashboard.ts'
import { paths } from '#lib/paths.ts'

/** What the address asks of a tab's list, and how to ask for something else. */
export function useQuestion<State extends string>(states: readonly [State, ...State[]]) {
  const tab = dashboardTabOf(useRouter().query)
  return useAsked(
    (address) => dashboardQuestionOf(address, states),
    (query) => paths.dashboard({ tab, ...query }),
  )
}
