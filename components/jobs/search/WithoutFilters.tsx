import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import type { JobFilterName, WithoutFilter } from '#contracts/jobSearch.ts'
import { getAddress } from '#lib/address.ts'
import { anywhere, type JobSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'
import { useSetFilters } from './useSetFilters.ts'

type WithoutFiltersProps = { search: JobSearch; member: boolean; without: readonly WithoutFilter[] }

/** Below a search that found nothing: without which of its filters it finds how many. */
export function WithoutFilters({ search, member, without }: WithoutFiltersProps) {
  const t = useTranslations('jobs.search.chips')
  const set = useSetFilters(search, member)
  const getLabel = (filter: JobFilterName) =>
    filter === 'query'
      ? (search.query ?? '')
      : set
          .filter((one) => one.filter === filter)
          .map(({ label }) => label)
          .join(', ')
  return (
    <ul className="flex flex-col gap-1">
      {without.map(({ filter, total, totalIsMinimum }) => (
        <li key={filter}>
          <Link
            href={paths.jobs(getAddress({ ...search, ...getUnset(filter), page: 1 }))}
            shallow
            scroll={false}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline hover:no-underline"
          >
            {t(totalIsMinimum ? 'withoutMany' : 'without', { filter: getLabel(filter), count: total })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const getUnset = (filter: JobFilterName): object => (filter === 'near' ? anywhere : { [filter]: '' })
