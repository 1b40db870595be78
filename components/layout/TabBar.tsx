import {
  Bell,
  Briefcase,
  ClipboardList,
  HeartHandshake,
  type LucideIcon,
  MessageCircle,
  Store,
  User,
  Users,
} from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import type { Me } from '#contracts/account.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { useNotificationCount } from '#hooks/notifications.ts'
import { paths } from '#lib/paths.ts'

type Tab = { path: string; label: string; icon: LucideIcon; count?: number }

/** The bar at the foot of phones: the screens that one goes back to. */
export const TabBar = ({ me }: { me: Me | null }) => (me ? <MemberTabs me={me} /> : <GuestTabs />)

/** What guests may look through, which the header has no room for. */
function GuestTabs() {
  const t = useTranslations('common.header')
  return (
    <Bar
      tabs={[
        { path: paths.jobs(), label: t('volunteerJobs'), icon: Briefcase },
        { path: paths.entities(), label: t('entities'), icon: HeartHandshake },
        { path: paths.stores(), label: t('stores'), icon: Store },
      ]}
    />
  )
}

function MemberTabs({ me }: { me: Me }) {
  const t = useTranslations('common')
  const { total } = useNotificationCount()
  const { conversations } = useUnread()
  const tabs: Tab[] = [
    ...(me.provider
      ? [
          { path: paths.myJobs, label: t('header.myOffers'), icon: ClipboardList },
          { path: paths.volunteers, label: t('header.volunteers'), icon: Users },
        ]
      : [{ path: paths.jobs(), label: t('header.volunteerJobs'), icon: Briefcase }]),
    { path: paths.chat(), label: t('messages.title'), icon: MessageCircle, count: conversations },
    {
      path: paths.notifications,
      label: t('header.notifications'),
      icon: Bell,
      count: total,
    },
    { path: paths.profile(), label: t('header.profile'), icon: User },
  ]
  return <Bar tabs={tabs} />
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
