import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { Link } from '#components/ui/Link.tsx'
import { LinkedText } from '#components/ui/LinkedText.tsx'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { FoundMessage, FoundInChat as Results } from '#contracts/chat.ts'
import { useChatSearch } from '#hooks/chat/search.ts'
import { useUnread } from '#hooks/chat/unread.ts'
import { useUnseen } from '#hooks/deletions.ts'
import { markWords, startAtFound } from '#lib/marks.ts'
import { paths } from '#lib/paths.ts'
import { ChatRow } from './ChatRow.tsx'
import { ChatRowSkeletons } from './ChatRowSkeletons.tsx'

type FoundInChatProps = { search: string; myId: string }

const isEmpty = ({ conversations, messages }: Results) => conversations.length + messages.length === 0

/** The conversations and messages that a search finds: a press opens a conversation at that message. */
export function FoundInChat({ search, myId }: FoundInChatProps) {
  const t = useTranslations('chat.search')
  const { data } = useChatSearch(search)
  return (
    <>
      <LiveRegion>
        {data && t('found', { count: data.conversations.length + data.messages.length })}
      </LiveRegion>
      <Found key={search} search={search} myId={myId} />
    </>
  )
}

function Found({ search, myId }: FoundInChatProps) {
  const t = useTranslations('chat.search')
  const found = useChatSearch(search)
  const deleted = useUnseen()
  return (
    <Resource
      result={found}
      isEmpty={isEmpty}
      skeleton={<ChatRowSkeletons count={4} />}
      empty={<EmptyState art={<NothingFoundDrawing />} title={t('nothing', { search })} />}
    >
      {({ conversations, messages }) => (
        <>
          {conversations.length > 0 && <FoundConversations conversations={conversations} myId={myId} />}
          {messages.length > 0 && (
            <>
              <FoundHeading>{t('messages')}</FoundHeading>
              <ul>
                {messages
                  .filter(({ id }) => !deleted.has(id))
                  .map((message) => (
                    <li key={message.id}>
                      <FoundRow message={message} myId={myId} search={search} />
                    </li>
                  ))}
              </ul>
            </>
          )}
          <StreamEnd
            hasMore={found.hasMore}
            failed={found.readingFailed}
            readOn={found.readOn}
            label={t('more')}
            skeleton={<ChatRowSkeletons count={2} />}
          />
        </>
      )}
    </Resource>
  )
}

const FoundHeading = ({ children }: { children: string }) => (
  <h3 className="px-4 pt-4 pb-1 font-sans font-semibold text-muted text-sm">{children}</h3>
)

function FoundConversations({ conversations, myId }: Pick<Results, 'conversations'> & { myId: string }) {
  const t = useTranslations('chat.search')
  const unread = useUnread()
  return (
    <>
      <FoundHeading>{t('people')}</FoundHeading>
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.conversation_id}>
            <ChatRow
              conversation={conversation}
              myId={myId}
              unread={unread.of(conversation.conversation_id)}
              shallow
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** So much of a text is shown before the first found word. */
const before = 24

function FoundRow({ message, myId, search }: FoundInChatProps & { message: FoundMessage }) {
  const t = useTranslations()
  const { id, conversation_id: conversation, userID_2: userId, name, avatar, from, text, createdAt } = message
  const parts = startAtFound(markWords(text, search), before)
  return (
    <Link
      href={paths.chat({ userId, conversation, message: id, search })}
      shallow
      className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover"
    >
      <Face user={{ id: userId, name, config: { avatar } }} size={40} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="min-w-0 grow truncate text-left font-semibold">
            {name || t('common.messages.gone')}
          </span>
          <RelativeTime date={createdAt} className="shrink-0 text-muted text-xs" />
        </span>
        <span dir="auto" className="line-clamp-2 text-left text-muted text-sm">
          {from === myId && `${t('chat.conversation.you')}: `}
          <LinkedText
            parts={parts.map(({ text, isFound }) => ({ text, isMarked: isFound }))}
            linkClassName=""
          />
        </span>
      </span>
    </Link>
  )
}
