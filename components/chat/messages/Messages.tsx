import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Face } from '#components/people/Face.tsx'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { ThreeDots } from '#components/ui/ThreeDots.tsx'
import type { MessageStream } from '#contracts/chat.ts'
import { useMessages } from '#hooks/chat/messages.ts'
import type { Other } from '#hooks/chat/openedChat.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { useReading } from '#hooks/chat/reading.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { useUnseen } from '#hooks/deletions.ts'
import { useOtherName } from '../useOtherName.ts'
import { Announcer } from './Announcer.tsx'
import type { Found, MessageActs } from './acts.ts'
import { MessageSkeletons } from './MessageSkeletons.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { toShownMessage, toShownOutgoing, withDeletions } from './shownMessage.ts'
import { Timeline } from './Timeline.tsx'
import { ToNewestButton } from './ToNewestButton.tsx'
import { useFirstUnread } from './useFirstUnread.ts'
import { useGoTo } from './useGoTo.ts'
import { useScrollPlace } from './useScrollPlace.ts'

type MessagesProps = {
  conversationId: string | null
  other: Other
  myId: string
  outgoing: Outgoing[]
  isTyping: boolean
  /** The message to which the conversation was opened. */
  found: Found | null
  onAnswer: MessageActs['onAnswer']
  /** Opens the conversation at a message, or at its latest. */
  onOpen: (id: string | null) => void
}

const noMessages: MessageStream = { data: [], nextCursor: null }

/** The messages from the bottom up; scrolling up loads older ones. */
export function Messages(props: MessagesProps) {
  const { conversationId, other, myId, isTyping, found, onOpen } = props
  const t = useTranslations('chat.conversation')
  const name = useOtherName(other)
  const stream = useMessages(conversationId, found?.id)
  const data = conversationId ? stream.data : noMessages
  const latest = conversationId ? stream.latest : noMessages
  const newest = latest?.data[0]
  const shown = useShown(data, stream.isAway ? noneOutgoing : props.outgoing, myId)
  const place = useScrollPlace(`${shown.at(-1)?.key}${isTyping}`)
  const unread = useUnread()
  const count = unread.isKnown ? unread.of(conversationId ?? '') : undefined
  const firstUnread = useFirstUnread({ messages: stream.latest?.data, unread: count, otherId: other.id })
  const isLooking = place.atFoot && unread.isKnown && !stream.isAway
  const { unseen: unseenCount } = useReading({ conversationId, newest, myId, isLooking })
  const isLoaded = Boolean(found && data?.data.some(({ id }) => id === found.id))
  const { target, goTo } = useGoTo(place.box, { opened: found?.id, isLoaded, open: onOpen })
  const acts = useActs({ onStale: stream.refreshAddresses, onAnswer: props.onAnswer, onGoTo: goTo })
  const marked = useMemo(() => (target ? { id: target, search: found?.search ?? '' } : null), [target, found])
  useScrollToOwnMessage(props.outgoing, place.toFoot)
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <ScrollBox ref={place.box} label={t('messagesWith', { name })} onScroll={place.onScroll}>
        <Resource result={conversationId ? stream : { data }} skeleton={<MessageSkeletons />}>
          {() => (
            <>
              <OlderMessages stream={stream} other={other} />
              <Timeline {...{ messages: shown, myId, firstUnread, acts }} otherName={name} found={marked} />
              {isTyping && !stream.isAway && <TypingDots name={name} />}
            </>
          )}
        </Resource>
      </ScrollBox>
      {(stream.isAway || !place.atFoot) && (
        <ToNewestButton
          count={unseenCount}
          isAway={stream.isAway}
          onPress={stream.isAway ? () => onOpen(null) : place.toFoot}
        />
      )}
      <Announcer newest={latest && (newest ?? null)} other={other} />
    </div>
  )
}

const noneOutgoing: Outgoing[] = []

/** Delivered messages and those being sent, oldest first; what was just deleted looks deleted. */
function useShown(data: MessageStream | undefined, outgoing: Outgoing[], myId: string) {
  const deleted = useUnseen()
  return useMemo(
    () =>
      [
        ...(data?.data ?? []).map((one) => toShownMessage(one, myId)).reverse(),
        ...outgoing.map((one) => toShownOutgoing(one, myId)),
      ].map((one) => withDeletions(one, deleted)),
    [data, outgoing, myId, deleted],
  )
}

/** The same object while its functions are the same, so that a long list is not rendered again. */
const useActs = ({ onStale, onAnswer, onGoTo }: MessageActs): MessageActs =>
  useMemo(() => ({ onStale, onAnswer, onGoTo }), [onStale, onAnswer, onGoTo])

function OlderMessages({ stream, other }: { stream: ReturnType<typeof useMessages>; other: Other }) {
  const t = useTranslations('chat.conversation')
  return (
    <StreamEnd
      hasMore={stream.hasMore}
      failed={stream.readingFailed}
      readOn={stream.readOn}
      label={t('older')}
      skeleton={
        <div className="flex justify-center py-4 text-muted">
          <ThreeDots />
        </div>
      }
      end={<Beginning other={other} />}
    />
  )
}

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
  const name = useOtherName(other)
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-6 text-center text-muted text-sm">
      <Face user={other} size={72} />
      <p className="max-w-xs text-balance">{t('beginning', { name })}</p>
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
