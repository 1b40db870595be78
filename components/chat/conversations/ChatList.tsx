import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Me } from '#contracts/account.ts'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useConversations } from '#hooks/chat/conversations.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { ChatRow } from './ChatRow.tsx'
import { ChatRowSkeletons } from './ChatRowSkeletons.tsx'
import { ChatSearchField } from './ChatSearchField.tsx'
import { NewChatButton } from './NewChatButton.tsx'
import { NoChats } from './NoChats.tsx'

const FoundInChat = dynamic(() => import('./FoundInChat.tsx').then((found) => found.FoundInChat), {
  ssr: false,
  loading: LazyState,
})

/** A search waits until typing rests. */
const restMilliseconds = 250

type ChatListProps = {
  me: Me | null | undefined
  /** The other person of the open conversation. */
  openId?: string
  className?: string
}

/** All conversations, the latest message first, or what the field above them finds. */
export function ChatList({ me, openId, className }: ChatListProps) {
  const t = useTranslations('chat.list')
  const title = useTranslations('common.messages')('title')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), restMilliseconds)
  const isSearching = typed.trim() !== '' && search !== ''
  return (
    <nav aria-label={t('label')} className={clsx('flex min-h-0 flex-col bg-card', className)}>
      <div className="flex h-16 shrink-0 items-center justify-between border-line border-b pr-2 pl-4">
        <h2 className="text-lg">{title}</h2>
        {me?.validated && <NewChatButton />}
      </div>
      <ChatSearchField value={typed} onChange={setTyped} />
      <div
        data-scrolls=""
        className="min-h-0 grow overflow-y-auto overscroll-contain max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]"
      >
        {isSearching ? (
          <FoundInChat search={search} myId={me?.id ?? ''} />
        ) : (
          <Conversations me={me} openId={openId} />
        )}
      </div>
    </nav>
  )
}

function Conversations({ me, openId }: Pick<ChatListProps, 'me' | 'openId'>) {
  const t = useTranslations('chat.list')
  const conversations = useConversations()
  const unread = useUnread()
  return (
    <Resource
      result={me ? conversations : {}}
      isEmpty={(list) => list.length === 0}
      skeleton={<ChatRowSkeletons />}
      empty={<NoChatsInList provider={me?.provider ?? false} />}
    >
      {(list) => (
        <>
          <ul>
            {list.map((conversation) => (
              <li key={conversation.conversation_id}>
                <ChatRow
                  conversation={conversation}
                  myId={me?.id ?? ''}
                  unread={unread.of(conversation.conversation_id)}
                  isOpen={[conversation.userID, conversation.userID_2].includes(openId ?? '-')}
                  shallow
                />
              </li>
            ))}
          </ul>
          <StreamEnd
            hasMore={conversations.hasMore}
            failed={conversations.readingFailed}
            readOn={conversations.readOn}
            label={t('more')}
            skeleton={<ChatRowSkeletons count={2} />}
          />
        </>
      )}
    </Resource>
  )
}

/** On wide screens the invitation is shown beside the list. */
function NoChatsInList({ provider }: { provider: boolean }) {
  const t = useTranslations('common.messages')
  return (
    <>
      <p className="p-4 text-muted text-sm max-md:hidden">{t('empty')}</p>
      <div className="md:hidden">
        <NoChats provider={provider} />
      </div>
    </>
  )
}
