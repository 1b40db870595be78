import clsx from 'clsx'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import type { IconComponent } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { currentAt } from '../header/sections.ts'

type Tab = { path: string; label: string; icon: IconComponent; count?: number }

/** Links side by side at the bottom of a phone, each under its icon. */
export function TabLinksBar({ tabs, className }: { tabs: Tab[]; className?: string }) {
  const t = useTranslations('common')
  const { pathname } = useRouter()
  return (
    <nav
      aria-label={t('header.tabBar')}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden',
        className,
      )}
    >
      {tabs.map(({ path, label, icon: Icon, count = 0 }) => (
        <Link
          key={path}
          href={path}
          aria-current={currentAt(pathname, path)}
          className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-muted aria-[current]:text-brand"
        >
          <span className="relative">
            <Icon size={22} aria-hidden />
            <CountBadge count={count} corner />
          </span>
          <span className="max-w-full truncate tracking-tight">{label}</span>
        </Link>
      ))}
    </nav>
  )
}
