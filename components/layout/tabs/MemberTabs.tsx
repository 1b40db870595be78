import { useTranslations } from 'next-intl'
import { Bell, Briefcase, House, MessageCircle, User } from '#components/ui/icons.tsx'
import type { Me } from '#contracts/account.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { paths } from '#lib/paths.ts'
import { TabLinksBar } from './TabLinksBar.tsx'

/** The tabs of a signed-in viewer. Each count is shown once: notifications are counted by the bell above. */
export function MemberTabs({ me }: { me: Me }) {
  const t = useTranslations('common.tabs')
  const { conversations } = useUnread()
  return (
    <TabLinksBar
      tabs={[
        { path: paths.feed, label: t('feed'), icon: House },
        { path: me.provider ? paths.myJobs : paths.jobs(), label: t('offers'), icon: Briefcase },
        { path: paths.chat(), label: t('chat'), icon: MessageCircle, count: conversations },
        { path: paths.notifications, label: t('notifications'), icon: Bell },
        { path: paths.profile(), label: t('profile'), icon: User },
      ]}
    />
  )
}
