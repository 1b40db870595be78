import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import type { Message } from '#contracts/chat.ts'
import type { Other } from '#hooks/chat/openedChat.ts'

type AnnouncerProps = {
  /** The latest message; null in an empty conversation, undefined while it loads. */
  newest: Message | null | undefined
  other: Other
}

/** Announces the other person's messages to screen readers while the conversation is open. */
export function Announcer({ newest, other }: AnnouncerProps) {
  const t = useTranslations('chat.conversation')
  const files = useTranslations('common.messages')
  const [atFirst, setAtFirst] = useState(newest)
  if (atFirst === undefined && newest !== undefined) setAtFirst(newest)
  // A message without text and files was deleted.
  const isThere = newest && (newest.text || newest.media.length > 0)
  const isIncoming = isThere && newest.from === other.id && newest.id !== atFirst?.id
  return (
    <LiveRegion>
      {isIncoming && (
        // An element for each message: the same words again would change nothing, and be announced by nobody.
        <span key={newest.id}>{t('said', { name: other.name, text: newest.text || files('file') })}</span>
      )}
    </LiveRegion>
  )
}
