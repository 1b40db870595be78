import { useTranslations } from 'next-intl'
import { NoMessagesDrawing } from '#components/ui/art/NoMessagesDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Me } from '#contracts/account.ts'
import { useConversations } from '#hooks/chat/conversations.ts'
import { useMarkRead, useUnread } from '#hooks/chat/unread.ts'
import { paths } from '#lib/paths.ts'
import { ChatRow } from './conversations/ChatRow.tsx'
import { ChatRowSkeletons } from './conversations/ChatRowSkeletons.tsx'

const latest = 6

/** Under the header's icon: the latest conversations. Opening one marks it as read, then navigates to the chat. */
export function ChatPanel({ me, onOpen }: { me: Me; onOpen: () => void }) {
  const t = useTranslations('common.messages')
  const conversations = useConversations()
  const account = useTranslations('account.validateFirst')
  const unread = useUnread()
  const markRead = useMarkRead()
  const open = (conversationId: string) => {
    if (unread.of(conversationId) > 0) void markRead(conversationId)
    onOpen()
  }
  return (
    <section aria-label={t('title')}>
      <h2 className="border-line border-b px-4 py-3.5 font-semibold text-base">{t('title')}</h2>
      <div className="max-h-96 overflow-y-auto">
        <Resource
          // An account that is not validated has none, and is told what to do first.
          result={me.validated ? conversations : { data: [] }}
          isEmpty={(list) => list.length === 0}
          skeleton={<ChatRowSkeletons count={3} />}
          empty={
            <EmptyState art={<NoMessagesDrawing />} title={me.validated ? t('empty') : account('title')} />
          }
        >
          {(list) => (
            <ul>
              {list.slice(0, latest).map((conversation) => (
                <li key={conversation.conversation_id}>
                  <ChatRow
                    conversation={conversation}
                    myId={me.id}
                    unread={unread.of(conversation.conversation_id)}
                    onOpen={() => open(conversation.conversation_id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </Resource>
      </div>
      <div className="border-line border-t p-2">
        <ButtonLink full size="sm" variant="quiet" href={paths.chat()} onClick={onOpen}>
          {t('all')}
        </ButtonLink>
      </div>
    </section>
  )
}
