import type { ParsedUrlQuery } from 'node:querystring'
import clsx from 'clsx'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoMessagesDrawing } from '#components/ui/art/NoMessagesDrawing.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import type { ConversationParams } from '#contracts/chat.ts'
import { getOther, useConversation, useConversations } from '#hooks/chat/conversations.ts'
import { useMe } from '#hooks/session/session.ts'
import { ConversationPane } from './ConversationPane.tsx'
import { ChatList } from './conversations/ChatList.tsx'
import { NoChats } from './conversations/NoChats.tsx'
import type { Found } from './messages/acts.ts'

/** /chat: the list beside the open conversation; on phones one of the two. */
export function ChatScreen() {
  const t = useTranslations('common.messages')
  const me = useMe()
  const { query } = useRouter()
  const params = getConversationParams(query)
  const found = useFound(query)
  const { data: conversation } = useConversation(params ?? {})
  const openId = conversation && me ? getOther(conversation, me.id) : params?.userId
  return (
    <div className="mx-auto flex h-full w-full max-w-page md:px-6 md:py-4">
      <PageHead page="chat" hidden />
      <h1 className="sr-only">{t('title')}</h1>
      <div className="flex min-h-0 w-full overflow-hidden md:rounded-card md:border md:border-line">
        <ChatList
          me={me}
          openId={openId}
          className={clsx(
            'w-full md:w-[18.75rem] md:shrink-0 md:border-line md:border-r lg:w-[22.5rem]',
            params && 'max-md:hidden',
          )}
        />
        {params ? (
          <ConversationPane me={me} params={params} found={found} />
        ) : (
          <NothingOpen provider={me?.provider ?? false} />
        )}
      </div>
    </div>
  )
}

function NothingOpen({ provider }: { provider: boolean }) {
  const t = useTranslations('chat.none')
  const { data } = useConversations()
  return (
    <div className="m-auto max-md:hidden">
      {data?.length === 0 ? (
        <NoChats provider={provider} />
      ) : (
        <EmptyState art={<NoMessagesDrawing />} title={t('title')}>
          {t('text')}
        </EmptyState>
      )}
    </div>
  )
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined

/** The message that an address names, and the words to mark in it. */
function useFound({ message, search }: ParsedUrlQuery): Found | null {
  const [id, words = ''] = [one(message), one(search)]
  return useMemo(() => (id ? { id, search: words } : null), [id, words])
}

/** The conversation that an address names: `?userId=`, `?conversation=`, or both; null for the list alone. */
function getConversationParams({ userId, conversation }: ParsedUrlQuery): ConversationParams | null {
  const params = { userId: one(userId), conversation: one(conversation) }
  return params.userId || params.conversation ? params : null
}
