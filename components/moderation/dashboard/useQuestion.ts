import { useRouter } from 'next/router'
import { dashboardQuestionOf, dashboardTabOf } from '#lib/dashboard.ts'
import { paths } from '#lib/paths.ts'

/** What the address asks of a tab's list, and how to ask for something else. */
export function useQuestion<State extends string>(states: readonly [State, ...State[]]) {
  const router = useRouter()
  const question = dashboardQuestionOf(router.query, states)
  const go = (changes: { status?: State; page?: number }) =>
    void router.push(
      paths.dashboard({ tab: dashboardTabOf(router.query), status: question.status, ...changes }),
      undefined,
      { shallow: true },
    )
  return { question, go }
}
