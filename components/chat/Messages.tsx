import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Resource } from '#components/ui/Resource.tsx'
import { StreamEnd } from '#components/ui/StreamEnd.tsx'
import { ThreeDots } from '#components/ui/ThreeDots.tsx'
import type { MessageStream } from '#contracts/chat.ts'
import { useMessages } from '#hooks/chat/messages.ts'
import type { Other } from '#hooks/chat/other.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { useReading } from '#hooks/chat/reading.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { Announcer } from './Announcer.tsx'
import { Beginning } from './Beginning.tsx'
import { MessageSkeletons } from './MessageSkeletons.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { toShownMessage, toShownOutgoing } from './shownMessage.ts'
import { Timeline } from './Timeline.tsx'
import { ToFoot } from './ToFoot.tsx'
import { TypingDots } from './TypingDots.tsx'
import { useFirstUnread } from './useFirstUnread.ts'
import { useScrollPlace } from './useScrollPlace.ts'

interface MessagesProps {
  conversationId: string | null
  other: Other
  myId: string
  outgoing: Outgoing[]
  isTyping: boolean
}

const nothingYet: MessageStream = { data: [], nextCursor: null }

/** The messages from the bottom up; scrolling up loads older ones. */
export function Messages({ conversationId, other, myId, outgoing, isTyping }: MessagesProps) {
  const t = useTranslations('chat.conversation')
  const stream = useMessages(conversationId)
  const data = conversationId ? stream.data : nothingYet
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
  useFollowing(outgoing, place.toFoot)
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
      {!place.atFoot && <ToFoot count={unseenCount} onPress={place.toFoot} />}
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
function useFollowing(outgoing: Outgoing[], toFoot: () => void): void {
  const follow = useEffectEvent(toFoot)
  const last = outgoing.at(-1)?.key
  useEffect(() => {
    if (last) follow()
  }, [last])
}
