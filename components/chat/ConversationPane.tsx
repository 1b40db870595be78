import { useTranslations } from 'next-intl'
import { ErrorState } from '#components/ui/ErrorState.tsx'
import type { Me } from '#contracts/account.ts'
import type { ConversationParams } from '#contracts/chat.ts'
import { type Talk, useTalk } from '#hooks/chat/other.ts'
import { useSending } from '#hooks/chat/sending.ts'
import { useIsTyping } from '#hooks/chat/typing.ts'
import { Composer } from './Composer.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { Gone } from './Gone.tsx'
import { Messages } from './Messages.tsx'
import { RequestNotice } from './RequestNotice.tsx'

interface ConversationPaneProps {
  me: Me | null | undefined
  params: ConversationParams
}

/** The conversation in the address, or why there is none. */
export function ConversationPane({ me, params }: ConversationPaneProps) {
  const talk = useTalk(params)
  if (talk.state === 'failed') return <ErrorState retry={talk.retry} />
  if (talk.state === 'self' || talk.state === 'gone') return <Gone isSelf={talk.state === 'self'} />
  if (talk.state === 'open' && me) return <OpenConversation key={talk.other.id} me={me} talk={talk} />
  return <ConversationSkeleton />
}

interface OpenConversationProps {
  me: Me
  talk: Extract<Talk, { state: 'open' }>
}

function OpenConversation({ me, talk: { other, conversation } }: OpenConversationProps) {
  const t = useTranslations('chat')
  const { outgoing, say } = useSending(other.id)
  const conversationId = conversation?.conversation_id ?? null
  const isTyping = useIsTyping(conversationId, other.id)
  return (
    <section
      aria-label={t('conversation.with', { name: other.name })}
      className="flex min-h-0 min-w-0 grow flex-col"
    >
      <ConversationHead other={other} isTyping={isTyping} />
      <Messages {...{ conversationId, other, outgoing, isTyping }} myId={me.id} />
      <RequestNotice conversation={conversation} other={other} />
      <Composer conversationId={conversationId} other={other} myId={me.id} onSay={say} />
    </section>
  )
}
