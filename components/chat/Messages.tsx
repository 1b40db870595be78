import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { Resource } from '#components/ui/Resource.tsx'
import type { MessageStream } from '#contracts/chat.ts'
import { useMessages } from '#hooks/chat/messages.ts'
import type { Other } from '#hooks/chat/other.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { useReading } from '#hooks/chat/reading.ts'
import { useIsTyping } from '#hooks/chat/typing.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { Announcer } from './Announcer.tsx'
import { Beginning } from './Beginning.tsx'
import { LoadsMore } from './LoadsMore.tsx'
import { MessageSkeletons } from './MessageSkeletons.tsx'
import { Timeline } from './Timeline.tsx'
import { ToFoot } from './ToFoot.tsx'
import { TypingDots } from './TypingDots.tsx'
import { useFirstUnread } from './useFirstUnread.ts'
import { useScrollPlace } from './useScrollPlace.ts'
import { wordsOfMessage, wordsOfOutgoing } from './words.ts'

interface MessagesProps {
  conversationId: string | null
  other: Other
  myId: string
  outgoing: Outgoing[]
}

const nothingYet: MessageStream = { data: [], nextCursor: null }

/** What was said, from the foot up; older words come as one nears them. */
export function Messages({ conversationId, other, myId, outgoing }: MessagesProps) {
  const t = useTranslations('chat.conversation')
  const stream = useMessages(conversationId)
  const data = conversationId ? stream.data : nothingYet
  const unread = useUnread()
  const isTyping = useIsTyping(conversationId, other.id)
  const firstUnread = useFirstUnread({
    messages: data?.data,
    unread: unread.isKnown ? unread.of(conversationId ?? '') : undefined,
    otherId: other.id,
  })
  const words = useMemo(
    () => [
      ...(data?.data ?? []).map(wordsOfMessage).reverse(),
      ...outgoing.map((one) => wordsOfOutgoing(one, myId)),
    ],
    [data, outgoing, myId],
  )
  const newest = data?.data[0]
  const place = useScrollPlace(`${words.at(-1)?.key}${isTyping}`)
  const { unseen } = useReading({ conversationId, newest, myId, isLooking: place.atFoot && unread.isKnown })
  const follow = useEffectEvent(() => place.toFoot())
  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own new words bring one back to the foot
  useEffect(() => {
    if (outgoing.length > 0) follow()
  }, [outgoing.at(-1)?.key])
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={place.box}
        data-scrolls=""
        role="log"
        aria-live="off"
        aria-label={t('messagesWith', { name: other.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys
        tabIndex={0}
        onScroll={place.onScroll}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-3 px-4 py-4 md:px-6">
          <Resource
            data={data}
            error={stream.error}
            isLoading={stream.isLoading}
            retry={() => void stream.mutate()}
            skeleton={<MessageSkeletons />}
          >
            {() => (
              <>
                {stream.hasOlder ? (
                  <LoadsMore key={words[0]?.key} label={t('older')} load={stream.loadOlder} />
                ) : (
                  <Beginning other={other} />
                )}
                <Timeline
                  words={words}
                  myId={myId}
                  otherName={other.name}
                  firstUnread={firstUnread}
                  onStale={stream.refreshAddresses}
                />
                {isTyping && <TypingDots name={other.name} />}
              </>
            )}
          </Resource>
        </div>
      </div>
      {!place.atFoot && <ToFoot count={unseen} onPress={place.toFoot} />}
      <Announcer newest={newest} other={other} />
    </div>
  )
}
