import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Face } from '#components/people/Face.tsx'
import { ArrowDown } from '#components/ui/icons.tsx'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { ThreeDots } from '#components/ui/ThreeDots.tsx'
import type { MessageStream } from '#contracts/chat.ts'
import { useMessages } from '#hooks/chat/messages.ts'
import type { Other } from '#hooks/chat/openedChat.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { useReading } from '#hooks/chat/reading.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { Announcer } from './Announcer.tsx'
import { MessageSkeletons } from './MessageSkeletons.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { toShownMessage, toShownOutgoing } from './shownMessage.ts'
import { Timeline } from './Timeline.tsx'
import { useFirstUnread } from './useFirstUnread.ts'
import { useScrollPlace } from './useScrollPlace.ts'

type MessagesProps = {
  conversationId: string | null
  other: Other
  myId: string
  outgoing: Outgoing[]
  isTyping: boolean
}

const noMessages: MessageStream = { data: [], nextCursor: null }

/** The messages from the bottom up; scrolling up loads older ones. */
export function Messages({ conversationId, other, myId, outgoing, isTyping }: MessagesProps) {
  const t = useTranslations('chat.conversation')
  const stream = useMessages(conversationId)
  const data = conversationId ? stream.data : noMessages
  const newest = data?.data[0]
  const shown = useMemo(
    () => [
      ...(data?.data ?? []).map(toShownMessage).reverse(),
      ...outgoing.map((one) => toShownOutgoing(one, myId)),
    ],
    [data, outgoing, myId],
  )
  const place = useScrollPlace(`${shown.at(-1)?.key}${isTyping}`)
  const unread = useUnread()
  const count = unread.isKnown ? unread.of(conversationId ?? '') : undefined
  const firstUnread = useFirstUnread({ messages: data?.data, unread: count, otherId: other.id })
  const isLooking = place.atFoot && unread.isKnown
  const { unseen: unseenCount } = useReading({ conversationId, newest, myId, isLooking })
  useScrollToOwnMessage(outgoing, place.toFoot)
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <ScrollBox ref={place.box} label={t('messagesWith', { name: other.name })} onScroll={place.onScroll}>
        <Resource result={conversationId ? stream : { data }} skeleton={<MessageSkeletons />}>
          {() => (
            <>
              <StreamEnd
                hasMore={stream.hasMore}
                failed={stream.readingFailed}
                readOn={stream.readOn}
                label={t('older')}
                skeleton={<OlderToCome />}
                end={<Beginning other={other} />}
              />
              <Timeline
                {...{ messages: shown, myId, firstUnread }}
                otherName={other.name}
                onStale={stream.refreshAddresses}
              />
              {isTyping && <TypingDots name={other.name} />}
            </>
          )}
        </Resource>
      </ScrollBox>
      {!place.atFoot && <ToNewestButton count={unseenCount} onPress={place.toFoot} />}
      <Announcer newest={newest} other={other} />
    </div>
  )
}

const OlderToCome = () => (
  <div className="flex justify-center py-4 text-muted">
    <ThreeDots />
  </div>
)

/** Scrolls to the bottom when the viewer sends a message. */
function useScrollToOwnMessage(outgoing: Outgoing[], toFoot: () => void): void {
  const follow = useEffectEvent(toFoot)
  const last = outgoing.at(-1)?.key
  useEffect(() => {
    if (last) follow()
  }, [last])
}

/** Shown above the first message. */
function Beginning({ other }: { other: Other }) {
  const t = useTranslations('chat.conversation')
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-6 text-center text-muted text-sm">
      <Face user={other} size={72} />
      <p className="max-w-xs text-balance">{t('beginning', { name: other.name })}</p>
    </div>
  )
}

/** The other person is typing. */
function TypingDots({ name }: { name: string }) {
  const t = useTranslations('chat.conversation')
  return (
    <div className="flex animate-appear">
      <span className="rounded-card rounded-bl-md border border-line bg-card px-4 py-2.5 text-muted">
        <ThreeDots label={t('typing', { name })} />
      </span>
    </div>
  )
}

/** Scrolls to the latest message, with the number of those that arrived meanwhile. */
function ToNewestButton({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations('chat.conversation')
  const label = t('toNew', { count })
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="absolute right-4 bottom-3 inline-flex min-h-11 min-w-11 animate-appear items-center justify-center gap-2 rounded-pill border border-line bg-card px-3 font-semibold text-sm shadow-lifted hover:border-brand"
    >
      {count > 0 && <span className="pl-1">{label}</span>}
      <ArrowDown size={20} aria-hidden className="text-brand" />
    </button>
  )
}
