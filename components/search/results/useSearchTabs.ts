import { useTranslations } from 'next-intl'
import { useMember } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { mostPeople, type SearchTab, searchTabs } from '#lib/search.ts'
import type { Found } from './useFound.ts'

/** The tabs for members alone. */
const forMembers: readonly SearchTab[] = ['people', 'posts']

const getCount = (people?: readonly unknown[]) =>
  people && people.length >= mostPeople ? `${mostPeople}+` : people?.length

/** The kinds of results with their counts, as links. */
export function useSearchTabs(term: string, { people, organisations, offers }: Found) {
  const t = useTranslations('search.tabs')
  const me = useMember()
  const meta = offers.data?.meta
  const counts: Partial<Record<SearchTab, string | number>> = {
    people: getCount(people.data?.users),
    organisations: getCount(organisations.data?.users),
    offers: meta?.totalIsMinimum ? `${meta.total}+` : meta?.total,
  }
  return searchTabs
    .filter((tab) => me !== null || !forMembers.includes(tab))
    .map((tab) => ({
      id: tab,
      label: t(tab),
      href: paths.search(term, tab === 'all' ? undefined : tab),
      count: counts[tab],
    }))
}
