import { useTranslations } from 'next-intl'
import { Clock } from '#components/ui/icons.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import type { ShownMessage } from './shownMessage.ts'

type MomentProps = {
  message: Pick<ShownMessage, 'at' | 'editedAt'>
  isSending: boolean
}

/** The time of a message, whether it was edited, and whether it is being sent. */
export function Moment({ message: { at, editedAt }, isSending }: MomentProps) {
  const t = useTranslations('chat')
  const clock = useClock()
  const date = new Date(at)
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted text-xs tabular-nums">
      {isSending && <Clock size={13} role="img" aria-label={t('state.sending')} />}
      {editedAt && <span title={clock.whole(new Date(editedAt))}>{t('conversation.edited')}</span>}
      <time dateTime={at} title={clock.whole(date)}>
        {clock.time(date)}
      </time>
    </span>
  )
}
