import { useTranslations } from 'next-intl'
import { pill } from '#components/ui/buttons/pillClass.ts'
import { Link } from '#components/ui/Link.tsx'
import { getAddress } from '#lib/address.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'

/** The same search as a list alone, or with a map beside it. */
export function ViewLinks({ search }: { search: JobSearch }) {
  const t = useTranslations('jobs.map')
  return (
    <nav aria-label={t('view')} className="flex gap-2">
      {([undefined, 'map'] as const).map((view) => (
        <Link
          key={view ?? ''}
          href={paths.jobs(getAddress({ ...search, view }))}
          shallow
          scroll={false}
          aria-current={search.view === view ? 'true' : undefined}
          className={pill}
        >
          {t(view ?? 'list')}
        </Link>
      ))}
    </nav>
  )
}
