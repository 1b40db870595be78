import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { CountBadge } from '#components/ui/CountBadge.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Conversation } from '#contracts/chat.ts'
import { getOther } from '#hooks/chat/conversations.ts'
import { paths } from '#lib/paths.ts'

type ChatRowProps = {
  conversation: Conversation
  myId: string
  unread: number
  isOpen?: boolean
  /** The chat is on the screen already: only the address changes. */
  shallow?: boolean
  onOpen?: () => void
}

/** A conversation in a list: the person, the latest message, its time, and the unread count. */
export function ChatRow({ conversation, myId, unread, isOpen, shallow, onOpen }: ChatRowProps) {
  const t = useTranslations('common.messages')
  const { conversation_id, name, avatar, config, request } = conversation
  const otherId = getOther(conversation, myId)
  const lastText = config.text || t(config.files > 0 ? 'file' : 'erased')
  return (
    <Link
      href={paths.chat({ userId: otherId, conversation: conversation_id })}
      shallow={shallow}
      onClick={onOpen}
      aria-current={isOpen ? 'page' : undefined}
      className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover aria-[current]:bg-brand-soft"
    >
      <Face user={{ id: otherId, name, config: { avatar } }} size={48} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span
            dir="auto"
            className={clsx('min-w-0 grow truncate text-left', unread > 0 ? 'font-bold' : 'font-semibold')}
          >
            {name || t('gone')}
          </span>
          <RelativeTime date={config.at} className="shrink-0 text-muted text-xs" />
        </span>
        <span className="flex min-h-7 items-center gap-2 text-sm">
          <span
            dir="auto"
            className={clsx('min-w-0 grow truncate text-left', unread > 0 ? 'text-ink' : 'text-muted')}
          >
            {config.from === myId ? t('you', { text: lastText }) : lastText}
          </span>
          <CountBadge count={unread} label={t('unread', { count: unread })} />
        </span>
        {request !== 'none' && (
          <Badge tone={request === 'incoming' ? 'brand' : 'plain'} className={clsx(isOpen && 'bg-card')}>
            {t(request === 'incoming' ? 'request' : 'waits')}
          </Badge>
        )}
      </span>
    </Link>
  )
}
