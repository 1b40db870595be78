import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { PressIcon } from '#components/ui/buttons/PressLink.tsx'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import { MessageCircle } from '#components/ui/icons.tsx'
import { Popover } from '#components/ui/menus/Popover.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Me } from '#contracts/account.ts'
import { useLiveChat } from '#hooks/chat/live.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { paths } from '#lib/paths.ts'

const ChatPanel = dynamic(() => import('#components/chat/ChatPanel.tsx').then((panel) => panel.ChatPanel), {
  loading: LazyState,
})

type MessagesMenuProps = {
  me: Me
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The header's messages: the unread count, and the latest conversations. */
export function MessagesMenu({ me, ...panel }: MessagesMenuProps) {
  const t = useTranslations('common.messages')
  const { conversations } = useUnread()
  useLiveChat()
  return (
    <Popover
      {...panel}
      label={t('title')}
      className="w-[min(24rem,calc(100vw-2rem))]"
      trigger={
        <PressIcon
          href={paths.chat()}
          label={t('count', { count: conversations })}
          icon={<MessageCircle size={22} aria-hidden />}
          badge={<CountBadge count={conversations} corner />}
        />
      }
    >
      {(close) => <ChatPanel me={me} onOpen={close} />}
    </Popover>
  )
}
