import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import type { Me } from '#contracts/account.ts'
import { currentAt, getSections } from './sections.ts'

export function HeaderLinks({ me }: { me: Me | null }) {
  const t = useTranslations('common.header')
  const { pathname } = useRouter()
  return (
    <nav aria-label={t('main')} className="hidden md:block">
      <ul className="flex gap-1">
        {getSections(me).map(({ path, label }) => (
          <li key={path}>
            <Link
              href={path}
              aria-current={currentAt(pathname, path)}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-2 lg:px-3 text-sm font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:text-brand"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
