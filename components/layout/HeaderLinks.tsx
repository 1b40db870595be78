import Link from 'next/link'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import type { Me } from '#contracts/account.ts'
import { paths } from '#lib/paths.ts'

type HeaderLink = { path: string; label: string }

/** Guests and volunteers see the offers; organisations see their own and their volunteers instead. */
export function HeaderLinks({ me }: { me: Me | null }) {
  const t = useTranslations('common.header')
  const { pathname } = useRouter()
  const links: HeaderLink[] = me?.provider
    ? [
        { path: paths.myJobs, label: t('myOffers') },
        { path: paths.volunteers, label: t('volunteers') },
      ]
    : [
        { path: paths.jobs(), label: t('volunteerJobs') },
        { path: paths.entities(), label: t('entities') },
        { path: paths.stores(), label: t('stores') },
      ]
  return (
    <nav aria-label={t('main')} className="hidden md:block">
      <ul className="flex gap-1">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={pathname === path ? 'page' : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2 lg:px-3 text-sm font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:text-brand"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
