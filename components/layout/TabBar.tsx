import { Bell, Briefcase, House, type LucideIcon, MessageCircle, User } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import type { Me } from '#contracts/account.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { useNotificationCount } from '#hooks/notifications.ts'
import { paths } from '#lib/paths.ts'
import { sectionsOf } from './sections.ts'

type Tab = { path: string; label: string; icon: LucideIcon; count?: number }

/** The bar at the foot of phones: the screens that one goes back to. */
export const TabBar = ({ me }: { me: Me | null }) => (me ? <MemberTabs me={me} /> : <GuestTabs />)

/** What guests may look through, which the header has no room for. */
function GuestTabs() {
  const t = useTranslations('common.header')
  return <Bar tabs={sectionsOf(null).map((section) => ({ ...section, label: t(section.label) }))} />
}

function MemberTabs({ me }: { me: Me }) {
  const t = useTranslations('common.tabs')
  const { total } = useNotificationCount()
  const { conversations } = useUnread()
  return (
    <Bar
      tabs={[
        { path: paths.feed, label: t('feed'), icon: House },
        { path: me.provider ? paths.myJobs : paths.jobs(), label: t('offers'), icon: Briefcase },
        { path: paths.chat(), label: t('chat'), icon: MessageCircle, count: conversations },
        { path: paths.notifications, label: t('notifications'), icon: Bell, count: total },
        { path: paths.profile(), label: t('profile'), icon: User },
      ]}
    />
  )
}

function Bar({ tabs }: { tabs: Tab[] }) {
  const t = useTranslations('common')
  const { pathname } = useRouter()
  return (
    <nav
      aria-label={t('header.tabBar')}
      className="fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {tabs.map(({ path, label, icon: Icon, count = 0 }) => (
        <Link
          key={path}
          href={path}
          aria-current={pathname === path ? 'page' : undefined}
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
