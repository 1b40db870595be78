import { Bell, LogOut, Menu as MenuIcon, Settings, User, UserPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Face } from '#components/account/Face.tsx'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import { IconButton } from '#components/ui/IconButton.tsx'
import { Menu } from '#components/ui/Menu.tsx'
import { Popover } from '#components/ui/Popover.tsx'
import type { Me } from '#contracts/account.ts'
import { useLiveNotifications, useNotificationCount } from '#hooks/notifications.ts'
import { useOnPhone } from '#hooks/phone.ts'
import { useSignOut } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { MessagesMenu } from './MessagesMenu.tsx'
import { sectionsBesideTabs } from './sections.ts'

const BellPanel = dynamic(() =>
  import('#components/notifications/BellPanel.tsx').then((panel) => panel.BellPanel),
)

const InviteDialog = dynamic(
  () => import('#components/friends/invite/InviteDialog.tsx').then((dialog) => dialog.InviteDialog),
  { ssr: false },
)

type Panel = 'notifications' | 'messages' | 'menu'

/** Bell, messages, menu and face. One panel is open at a time; a press anywhere else closes it. */
export function PersonalMenus({ me }: { me: Me }) {
  const t = useTranslations('common.header')
  const signOut = useSignOut()
  const onPhone = useOnPhone()
  const { total, unread } = useNotificationCount()
  useLiveNotifications()
  const [open, setOpen] = useState<Panel | null>(null)
  const [inviting, setInviting] = useState<boolean | null>(null)
  const panel = (name: Panel) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  })
  return (
    <>
      <Popover
        {...panel('notifications')}
        label={t('notifications')}
        className="w-[min(24rem,calc(100vw-2rem))]"
        trigger={
          <IconButton
            label={t('notificationsCount', { count: total })}
            icon={<Bell size={22} aria-hidden fill={unread > 0 ? 'currentColor' : 'none'} />}
            badge={<CountBadge count={total} corner />}
          />
        }
      >
        {(close) => <BellPanel onOpen={close} />}
      </Popover>
      <MessagesMenu {...panel('messages')} me={me} />
      <Menu
        {...panel('menu')}
        trigger={<IconButton label={t('menu')} icon={<MenuIcon size={22} aria-hidden />} />}
        items={[
          ...(onPhone ? sectionsBesideTabs(me) : []).map(({ path, label, icon: Icon }) => ({
            id: path,
            label: t(label),
            icon: <Icon size={20} aria-hidden />,
            href: path,
          })),
          { id: 'profile', label: t('profile'), icon: <User size={20} aria-hidden />, href: paths.profile() },
          {
            id: 'settings',
            label: t('settings'),
            icon: <Settings size={20} aria-hidden />,
            href: paths.settings(),
          },
          {
            id: 'invite',
            label: t('invite'),
            icon: <UserPlus size={20} aria-hidden />,
            onAction: () => setInviting(true),
          },
          {
            id: 'logout',
            label: t('logout'),
            icon: <LogOut size={20} aria-hidden />,
            onAction: () => void signOut(),
          },
        ]}
      />
      {inviting !== null && <InviteDialog open={inviting} onClose={() => setInviting(false)} />}
      <Link href={paths.profile()} aria-label={t('profile')} className="hidden rounded-pill md:block">
        <Face user={me} size={40} />
      </Link>
    </>
  )
}
