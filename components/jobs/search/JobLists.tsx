import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { pill, pillRow } from '#components/ui/buttons/pillClass.ts'
import { Link } from '#components/ui/Link.tsx'
import { useScrollToChosen } from '#components/ui/lists/useScrollToChosen.ts'
import { useMember } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'

const lists = [
  { id: 'search', name: 'all', path: paths.jobs() },
  { id: 'favorites', name: 'favorites', path: paths.favoriteJobs },
  { id: 'applied', name: 'applied', path: paths.appliedJobs },
] as const

type JobListsProps = {
  current: (typeof lists)[number]['id']
  className?: string
}

/** Links to all offers, favourites and applications: for volunteers. */
export function JobLists({ current, className }: JobListsProps) {
  const t = useTranslations('jobs.search')
  const me = useMember()
  const row = useScrollToChosen<HTMLElement>(current)
  if (!me || me.provider) return null
  return (
    <nav ref={row} aria-label={t('searchLabel')} className={clsx(pillRow, className)}>
      {lists.map(({ id, name, path }) => (
        <Link key={id} href={path} aria-current={id === current ? 'page' : undefined} className={pill}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
