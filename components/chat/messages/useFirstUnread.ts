import { useState } from 'react'
import type { Message } from '#contracts/chat.ts'

type Opening = {
  /** Newest first; undefined while loading. */
  messages: readonly Message[] | undefined
  /** The unread count; undefined while unknown. */
  unread: number | undefined
  otherId: string
}

/** The id of the first unread message when the conversation was opened; it stays for the visit. */
export function useFirstUnread({ messages, unread, otherId }: Opening): string | null {
  const [found, setFound] = useState<{ id: string | null }>()
  if (found || !messages || unread === undefined) return found?.id ?? null
  const theirs = messages.filter(({ from }) => from === otherId)
  const id = unread > 0 ? (theirs[Math.min(unread, theirs.length) - 1]?.id ?? null) : null
  setFound({ id })
  return id
}
