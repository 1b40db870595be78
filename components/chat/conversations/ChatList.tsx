import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Me } from '#contracts/account.ts'
import { useConversations } from '#hooks/chat/conversations.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { ChatRow } from './ChatRow.tsx'
import { ChatRowSkeletons } from './ChatRowSkeletons.tsx'
import { NoChats } from './NoChats.tsx'

type ChatListProps = {
  me: Me | null | undefined
  /** The other person of the open conversation. */
  openId?: string
  className?: string
}

/** All conversations, the latest message first. */
export function ChatList({ me, openId, className }: ChatListProps) {
  const t = useTranslations('chat.list')
  const title = useTranslations('common.messages')('title')
  const conversations = useConversations()
  const unread = useUnread()
  return (
    <nav aria-label={t('label')} className={clsx('flex min-h-0 flex-col bg-card', className)}>
      <h2 className="flex h-16 shrink-0 items-center border-line border-b px-4 text-lg">{title}</h2>
      <div
        data-scrolls=""
        className="min-h-0 grow overflow-y-auto overscroll-contain max-md:pb-[calc(3.5rem+env(safe-area-inset-bottom))]"
      >
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
      </div>
    </nav>
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
