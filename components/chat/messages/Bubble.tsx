import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Hideable } from '#components/moderation/Hideable.tsx'
import { CheckCheck } from '#components/ui/icons.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Found, MessageActs } from './acts.ts'
import { MessageMedia } from './MessageMedia.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { MessageText } from './MessageText.tsx'
import { Moment } from './Moment.tsx'
import { NotSent } from './NotSent.tsx'
import { QuoteLine } from './QuoteLine.tsx'
import type { ShownMessage } from './shownMessage.ts'

const MessageEditor = dynamic(() => import('./MessageEditor.tsx').then((editor) => editor.MessageEditor), {
  ssr: false,
  loading: LazyState,
})

type BubbleProps = {
  message: ShownMessage
  isOwn: boolean
  /** The last of its group has the corner that points to its author. */
  isLast: boolean
  /** The other person has seen it, and no later message. */
  isLastSeen: boolean
  /** The author, for screen readers. */
  writer: string
  acts: MessageActs
  found: Found | null
}

/** One message: its text, its images, its time, its menu, and while it is being sent its progress. */
export function Bubble({ message, isOwn, isLast, isLastSeen, writer, acts, found }: BubbleProps) {
  const [isEditing, setEditing] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const { key, text, media, outgoing } = message
  const isEmpty = text === '' && media.length === 0
  const stopEditing = () => {
    setEditing(false)
    // The editor disappears: keyboard users continue at the message.
    item.current?.focus({ preventScroll: true })
  }
  return (
    <li
      ref={item}
      tabIndex={-1}
      data-message={key}
      className={clsx('flex max-w-full flex-col outline-none', isOwn ? 'items-end' : 'items-start')}
    >
      <Hideable subject={{ kind: 'message', id: key }}>
        {isEditing ? (
          <MessageEditor message={message} onDone={stopEditing} />
        ) : (
          <div
            className={clsx(
              'group flex max-w-[min(100%,36.5rem)] items-center gap-1',
              isOwn && 'flex-row-reverse',
            )}
          >
            <BubbleBox {...{ message, isOwn, isLast, isEmpty, writer, acts, found }} />
            {!outgoing && !isEmpty && (
              <MessageMenu
                {...{ message, isOwn, writer }}
                onAnswer={acts.onAnswer}
                onEdit={() => setEditing(true)}
              />
            )}
          </div>
        )}
      </Hideable>
      {outgoing?.failed && <NotSent outgoing={outgoing} reason={outgoing.failed} />}
      {isLastSeen && <SeenMark />}
    </li>
  )
}

type BoxProps = Omit<BubbleProps, 'isLastSeen'> & { isEmpty: boolean }

function BubbleBox({ message, isOwn, isLast, isEmpty, writer, acts, found }: BoxProps) {
  const t = useTranslations('chat.conversation')
  const { key, from, text, media, quote, outgoing } = message
  const alt = isOwn ? t('ownImage') : t('image', { name: writer })
  const isSending = outgoing !== undefined && !outgoing.failed
  const isFound = found?.id === key
  const quoteWriter = quote && (quote.from === from) === isOwn ? t('you') : writer
  return (
    <div
      className={clsx(
        'flex min-w-0 flex-col gap-1.5 rounded-card border px-3 py-2',
        isOwn ? 'border-transparent bg-brand-soft' : 'border-line bg-card',
        isLast && (isOwn ? 'rounded-br-md' : 'rounded-bl-md'),
        outgoing?.failed && 'border-danger',
        isFound && 'outline-2 outline-brand outline-offset-2',
      )}
    >
      <span className="sr-only">{isOwn ? t('you') : writer}</span>
      {quote && <QuoteLine quote={quote} writer={quoteWriter} onGoTo={acts.onGoTo} />}
      {media.length > 0 && <MessageMedia media={media} alt={alt} onStale={() => acts.onStale(key)} />}
      <div className="flow-root">
        {text && <MessageText text={text} search={isFound ? found.search : ''} />}
        {isEmpty && <em className="text-muted">{t('erased')}</em>}
        {/* The time is at the end of the last line when it fits there, else below it. */}
        <span className="float-right ml-2">
          <Moment message={message} isSending={isSending} />
        </span>
      </div>
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
