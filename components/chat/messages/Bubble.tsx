import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { Hideable } from '#components/moderation/Hideable.tsx'
import { ThingMenu } from '#components/moderation/ThingMenu.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { CheckCheck, Clock } from '#components/ui/icons.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { discard, retry } from '#hooks/chat/outbox.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { MessageMedia } from './MessageMedia.tsx'
import { MessageText } from './MessageText.tsx'
import type { ShownMessage } from './shownMessage.ts'

type BubbleProps = {
  message: ShownMessage
  isOwn: boolean
  /** The last of its group has the corner that points to its author. */
  isLast: boolean
  /** The other person has seen it, and no later message. */
  isLastSeen: boolean
  /** The author, for screen readers. */
  writer: string
  onStale: () => void
}

/** One message: its text, its images, its time, and while it is being sent its progress. */
export function Bubble({ message, isOwn, isLast, isLastSeen, writer, onStale }: BubbleProps) {
  const t = useTranslations('chat')
  const { text, media, at, outgoing } = message
  const isSending = outgoing !== undefined && !outgoing.failed
  const isEmpty = text === '' && media.length === 0
  const alt = isOwn ? t('conversation.ownImage') : t('conversation.image', { name: writer })
  return (
    <li className={clsx('flex max-w-full flex-col', isOwn ? 'items-end' : 'items-start')}>
      <Hideable thing={{ kind: 'message', id: message.key }}>
        <div
          className={clsx(
            'group flex items-center gap-1',
            // Messages of others have a menu beside them.
            isOwn ? 'max-w-[min(85%,34rem)]' : 'max-w-[min(100%,36.5rem)]',
          )}
        >
          <div
            className={clsx(
              'flex min-w-0 flex-col gap-1.5 rounded-card border px-3 py-2',
              isOwn ? 'border-transparent bg-brand-soft' : 'border-line bg-card',
              isLast && (isOwn ? 'rounded-br-md' : 'rounded-bl-md'),
              outgoing?.failed && 'border-danger',
            )}
          >
            <span className="sr-only">{isOwn ? t('conversation.you') : writer}</span>
            {media.length > 0 && <MessageMedia media={media} alt={alt} onStale={onStale} />}
            <span className="relative min-h-4.5">
              {text && <MessageText text={text} />}
              {isEmpty && <em className="text-muted">{t('conversation.erased')}</em>}
              {/* The time is at the end of the last line when it fits there, else below it. */}
              <span aria-hidden="true" className={clsx('inline-block', isSending ? 'w-18' : 'w-13')} />
              <span className="absolute right-0 bottom-0">
                <Moment at={at} isSending={isSending} />
              </span>
            </span>
          </div>
          {!isOwn && !isEmpty && (
            <ThingMenu
              small
              thing={{ kind: 'message', id: message.key, name: writer }}
              className="text-muted opacity-0 focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 [@media(hover:none)]:opacity-100"
            />
          )}
        </div>
      </Hideable>
      {outgoing?.failed && <NotSent outgoing={outgoing} reason={outgoing.failed} />}
      {isLastSeen && <SeenMark />}
    </li>
  )
}

function Moment({ at, isSending }: { at: string; isSending: boolean }) {
  const t = useTranslations('chat.state')
  const clock = useClock()
  const date = new Date(at)
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted text-xs tabular-nums">
      {isSending && <Clock size={13} role="img" aria-label={t('sending')} />}
      <time dateTime={at} title={clock.whole(date)}>
        {clock.time(date)}
      </time>
    </span>
  )
}

/** Why a message was not sent, with buttons to retry and to discard it. */
function NotSent({ outgoing, reason }: { outgoing: Outgoing; reason: ErrorCode }) {
  const t = useTranslations('chat.state')
  const errors = useTranslations('errors')
  return (
    <div className="flex max-w-[min(85%,34rem)] flex-wrap items-center justify-end gap-x-1 text-sm">
      <p role="alert" className="px-2 text-danger">
        {t('failed')} {errors(reason)}
      </p>
      <Button size="sm" variant="quiet" onClick={() => retry(outgoing.key)}>
        {t('retry')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => discard(outgoing.key)}>
        {t('discard')}
      </Button>
    </div>
  )
}

/** Below the last message that the other person has seen. */
function SeenMark() {
  const t = useTranslations('chat.state')
  return (
    <p className="mt-0.5 flex items-center gap-1 px-1 text-muted text-xs">
      <CheckCheck size={14} aria-hidden className="text-brand" />
      {t('seen')}
    </p>
  )
}
