import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import type { Message } from '#contracts/chat.ts'
import type { Other } from '#hooks/chat/openedChat.ts'

/** Announces the other person's messages to screen readers while the conversation is open. */
export function Announcer({ newest, other }: { newest: Message | undefined; other: Other }) {
  const t = useTranslations('chat.conversation')
  const files = useTranslations('common.messages')
  const [atFirst, setAtFirst] = useState(newest?.id)
  if (atFirst === undefined && newest) setAtFirst(newest.id)
  // A message without text and files was deleted.
  const isThere = newest && (newest.text || newest.media.length > 0)
  const isIncoming = isThere && newest.from === other.id && newest.id !== atFirst
  return (
    <LiveRegion>
      {isIncoming && (
        // An element for each message: the same words again would change nothing, and be announced by nobody.
        <span key={newest.id}>{t('said', { name: other.name, text: newest.text || files('file') })}</span>
      )}
    </LiveRegion>
  )
}
