import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { focusList } from '#components/layout/filters/FilteredList.tsx'
import { X } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { getAddress } from '#lib/address.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'
import { useSetFilters } from './useSetFilters.ts'

type FilterChipsProps = {
  search: JobSearch
  /** Guests filter by the fields that previews show. */
  member: boolean
  className?: string
}

const chip =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill px-3 text-sm transition-colors mouse:min-h-9'

/** The filters that are set, above the results; each is a link to the search without it. */
export function FilterChips({ search, member, className }: FilterChipsProps) {
  const t = useTranslations('jobs.search.chips')
  const filters = useSetFilters(search, member)
  if (filters.length === 0) return null
  const { query, sort, view } = search
  return (
    <ul
      aria-label={t('label')}
      className={clsx(
        'scrollbar-none relative flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap',
        className,
      )}
    >
      {filters.map(({ filter, value, label, without }) => (
        <li key={`${filter} ${value}`} className="max-w-full shrink-0">
          <ChipLink
            search={without}
            label={t('remove', { filter: label })}
            className="bg-brand-soft text-brand"
          >
            <span className="truncate">{label}</span>
            <X size={16} aria-hidden="true" className="shrink-0" />
          </ChipLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li className="shrink-0">
          <ChipLink
            search={{ ...(query && { query }), ...(sort && { sort }), ...(view && { view }) }}
            className="text-muted underline"
          >
            {t('clear')}
          </ChipLink>
        </li>
      )}
    </ul>
  )
}

type ChipLinkProps = { search: JobSearch; label?: string; className: string; children: ReactNode }

const ChipLink = ({ search, label, className, children }: ChipLinkProps) => (
  <Link
    href={paths.jobs(getAddress({ ...search, page: 1 }))}
    shallow
    scroll={false}
    aria-label={label}
    onClick={focusList}
    className={clsx(chip, className, 'hover:text-ink')}
  >
    {children}
  </Link>
)
