import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'

const lists = [
  { id: 'search', name: 'all', path: paths.jobs() },
  { id: 'favorites', name: 'favorites', path: paths.favoriteJobs },
  { id: 'applied', name: 'applied', path: paths.appliedJobs },
] as const

interface JobListsProps {
  current: (typeof lists)[number]['id']
  className?: string
}

/** All offers, those one keeps, those one applied to: for volunteers. */
export function JobLists({ current, className }: JobListsProps) {
  const t = useTranslations('jobs.search')
  const me = useMe()
  if (!me || me.provider) return null
  return (
    <nav aria-label={t('searchLabel')} className={clsx('flex flex-wrap gap-2', className)}>
      {lists.map(({ id, name, path }) => (
        <Link
          key={id}
          href={path}
          aria-current={id === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill border border-line bg-card px-4 text-sm font-medium hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand md:min-h-9"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
