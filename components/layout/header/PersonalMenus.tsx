import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Face } from '#components/people/Face.tsx'
import { iconButtonClass } from '#components/ui/buttons/iconButtonClass.ts'
import { PressIcon } from '#components/ui/buttons/PressLink.tsx'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import { Bell, CircleQuestionMark } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Popover } from '#components/ui/menus/Popover.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Me } from '#contracts/account.ts'
import { useNotificationCount } from '#hooks/notifications/notificationCount.ts'
import { useLiveNotifications } from '#hooks/notifications/notifications.ts'
import { paths } from '#lib/paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { MessagesMenu } from './MessagesMenu.tsx'

const BellPanel = dynamic(
  () => import('#components/notifications/BellPanel.tsx').then((panel) => panel.BellPanel),
  { loading: LazyState },
)

type Panel = 'notifications' | 'messages' | 'menu'

/** Bell, messages, questions, menu and avatar. One panel is open at a time; a press anywhere else closes it. */
export function PersonalMenus({ me }: { me: Me }) {
  const t = useTranslations('common.header')
  const { unread } = useNotificationCount()
  useLiveNotifications()
  const [open, setOpen] = useState<Panel | null>(null)
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
          <PressIcon
            href={paths.notifications}
            label={t('notificationsCount', { count: unread })}
            icon={<Bell size={22} aria-hidden className={unread > 0 ? 'fill-current' : undefined} />}
            badge={<CountBadge count={unread} corner />}
          />
        }
      >
        {(close) => <BellPanel onOpen={close} />}
      </Popover>
      <MessagesMenu {...panel('messages')} me={me} />
      <Link href={paths.faq} aria-label={t('faq')} title={t('faq')} className={iconButtonClass}>
        <CircleQuestionMark size={22} aria-hidden />
      </Link>
      <AccountMenu {...panel('menu')} me={me} />
      <Link href={paths.profile()} aria-label={t('profile')} className="hidden rounded-pill md:block">
        <Face user={me} size={40} />
      </Link>
    </>
  )
}
