import { type DashboardTab, dashboardTabs } from './paths.ts'

type Query = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

const pageOf = (query: Query): number => {
  const page = Number(first(query.page))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const dashboardTabOf = (query: Query): DashboardTab =>
  dashboardTabs.find((tab) => tab === first(query.tab)) ?? 'reports'

/** Which of a list's states the address asks for (the first when none), and which page. */
export function dashboardQuestionOf<State extends string>(
  query: Query,
  states: readonly [State, ...State[]],
) {
  return {
    status: states.find((state) => state === first(query.status)) ?? states[0],
    page: pageOf(query),
  }
}

export const dashboardPageOf = pageOf
