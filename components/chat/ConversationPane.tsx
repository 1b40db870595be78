import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useCallback, useRef, useState } from 'react'
import { useDropped } from '#components/ui/files/useDropped.ts'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { ErrorState } from '#components/ui/states/ErrorState.tsx'
import type { Me } from '#contracts/account.ts'
import type { ConversationParams, Quote } from '#contracts/chat.ts'
import { type OpenedChat, useOpenedChat } from '#hooks/chat/openedChat.ts'
import type { Attached } from '#hooks/chat/outgoing.ts'
import { useSending } from '#hooks/chat/sending.ts'
import { useIsTyping } from '#hooks/chat/typing.ts'
import { useUnseen } from '#hooks/deletions.ts'
import { paths } from '#lib/paths.ts'
import { ConversationHead } from './ConversationHead.tsx'
import { Composer } from './composer/Composer.tsx'
import type { ComposerHandle } from './composer/useComposer.ts'
import { LateNotice } from './LateNotice.tsx'
import type { Found } from './messages/acts.ts'
import { Gone } from './messages/Gone.tsx'
import { MessageSkeletons } from './messages/MessageSkeletons.tsx'
import { Messages } from './messages/Messages.tsx'
import { RequestNotice } from './RequestNotice.tsx'
import { isDeleted, useOtherName } from './useOtherName.ts'

type ConversationPaneProps = {
  me: Me | null | undefined
  params: ConversationParams
  /** The message at which it is opened. */
  found: Found | null
}

/** The conversation in the address, or why there is none. */
export function ConversationPane({ me, params, found }: ConversationPaneProps) {
  const chat = useOpenedChat(params)
  if (chat.state === 'failed') return <ErrorState retry={chat.retry} />
  if (chat.state === 'self' || chat.state === 'gone') return <Gone isSelf={chat.state === 'self'} />
  if (chat.state === 'open' && me) {
    const Conversation = isDeleted(chat.other) ? DeletedConversation : OpenConversation
    return <Conversation key={chat.other.id} me={me} chat={chat} found={found} />
  }
  return <ConversationSkeleton />
}

type OpenConversationProps = {
  me: Me
  chat: Extract<OpenedChat, { state: 'open' }>
  found: Found | null
}

function OpenConversation({ me, chat: { other, conversation }, found }: OpenConversationProps) {
  const t = useTranslations('chat')
  const { outgoing, send } = useSending(other.id)
  const conversationId = conversation?.conversation_id ?? null
  const isTyping = useIsTyping(conversationId, other.id)
  const openAt = useOpenAt(other.id, conversationId)
  const [chosen, setQuote] = useState<Quote | null>(null)
  // Deleted meanwhile, it can not be answered.
  const quote = useUnseen().has(chosen?.id ?? '') ? null : chosen
  const composer = useRef<ComposerHandle>(null)
  const { isOver, dropProps } = useDropped((files) => composer.current?.take(files))
  const sendAnswer = (text: string, media: Attached[]) => {
    send(text, media, quote ?? undefined)
    setQuote(null)
    if (found) openAt(null)
  }
  return (
    <section
      {...dropProps}
      aria-label={t('conversation.with', { name: other.name })}
      className="relative flex min-h-0 min-w-0 grow flex-col"
    >
      <ConversationHead other={other} isTyping={isTyping} />
      <Messages
        {...{ conversationId, other, outgoing, isTyping, found }}
        myId={me.id}
        onAnswer={setQuote}
        onOpen={openAt}
      />
      <RequestNotice conversation={conversation} other={other} onAccepted={() => composer.current?.focus()} />
      <LateNotice outgoing={outgoing} />
      <Composer
        {...{ conversationId, other, quote }}
        ref={composer}
        myId={me.id}
        onSend={sendAnswer}
        onStopAnswer={() => setQuote(null)}
      />
      {isOver && <DropHint />}
    </section>
  )
}

/** What was written with an account that is deleted now: it can be read, and nobody would read an answer. */
function DeletedConversation({ me, chat: { other, conversation }, found }: OpenConversationProps) {
  const t = useTranslations('chat.conversation')
  const name = useOtherName(other)
  const { outgoing } = useSending(other.id)
  const conversationId = conversation?.conversation_id ?? null
  const openAt = useOpenAt(other.id, conversationId)
  return (
    <section aria-label={t('with', { name })} className="relative flex min-h-0 min-w-0 grow flex-col">
      <ConversationHead other={other} isTyping={false} />
      <Messages
        {...{ conversationId, other, outgoing, found }}
        isTyping={false}
        myId={me.id}
        onAnswer={null}
        onOpen={openAt}
      />
      <p className="shrink-0 border-line border-t bg-card px-4 py-4 text-center text-muted text-sm">
        {t('deleted')}
      </p>
    </section>
  )
}

/** Opens the conversation at a message, or at its latest. */
function useOpenAt(userId: string, conversationId: string | null): (message: string | null) => void {
  const { replace } = useRouter()
  return useCallback(
    (message) => {
      const conversation = conversationId ?? undefined
      const address = paths.chat({ userId, conversation, message: message ?? undefined })
      void replace(address, undefined, { shallow: true })
    },
    [replace, userId, conversationId],
  )
}

/** Files are being dragged over the conversation. */
function DropHint() {
  const t = useTranslations('chat.compose')
  return (
    <p className="pointer-events-none absolute inset-2 flex items-center justify-center rounded-card border-2 border-brand border-dashed bg-brand-soft/90 p-6 text-center font-semibold">
      {t('drop')}
    </p>
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
