import { useTranslations } from 'next-intl'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { ErrorState } from '#components/ui/states/ErrorState.tsx'
import type { Me } from '#contracts/account.ts'
import type { ConversationParams } from '#contracts/chat.ts'
import { type OpenedChat, useOpenedChat } from '#hooks/chat/openedChat.ts'
import { useSending } from '#hooks/chat/sending.ts'
import { useIsTyping } from '#hooks/chat/typing.ts'
import { ConversationHead } from './ConversationHead.tsx'
import { Composer } from './composer/Composer.tsx'
import { Gone } from './messages/Gone.tsx'
import { MessageSkeletons } from './messages/MessageSkeletons.tsx'
import { Messages } from './messages/Messages.tsx'
import { RequestNotice } from './RequestNotice.tsx'

type ConversationPaneProps = {
  me: Me | null | undefined
  params: ConversationParams
}

/** The conversation in the address, or why there is none. */
export function ConversationPane({ me, params }: ConversationPaneProps) {
  const chat = useOpenedChat(params)
  if (chat.state === 'failed') return <ErrorState retry={chat.retry} />
  if (chat.state === 'self' || chat.state === 'gone') return <Gone isSelf={chat.state === 'self'} />
  if (chat.state === 'open' && me) return <OpenConversation key={chat.other.id} me={me} chat={chat} />
  return <ConversationSkeleton />
}

type OpenConversationProps = {
  me: Me
  chat: Extract<OpenedChat, { state: 'open' }>
}

function OpenConversation({ me, chat: { other, conversation } }: OpenConversationProps) {
  const t = useTranslations('chat')
  const { outgoing, send } = useSending(other.id)
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
      <Composer conversationId={conversationId} other={other} myId={me.id} onSend={send} />
    </section>
  )
}

/** The skeleton of a conversation. */
function ConversationSkeleton() {
  const t = useTranslations('common.ui')
  return (
    <div aria-busy="true" className="flex min-h-0 grow flex-col">
      <span role="status" className="sr-only">
        {t('loading')}
      </span>
      <div className="flex h-16 shrink-0 items-center gap-3 border-line border-b bg-card px-4">
        <Skeleton className="size-10 rounded-pill" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="mx-auto mt-auto w-full max-w-3xl p-4 md:p-6">
        <MessageSkeletons />
      </div>
      <div className="shrink-0 border-line border-t bg-card p-3">
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
