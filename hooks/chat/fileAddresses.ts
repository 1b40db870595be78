import { useCallback, useRef } from 'react'
import type { MessageStream } from '#contracts/chat.ts'
import { minute } from '#lib/durations.ts'
import { listMessagesAround } from '#services/chat.ts'
import { withAddressesOf } from './merge.ts'

type Mutate = (
  change: (cached: MessageStream | undefined) => MessageStream | undefined,
  options: { revalidate: false },
) => Promise<unknown>

/**
 * Reads the addresses of a message's files again, which are valid for an hour, and those of the messages around it. Each
 * message is asked for once a minute at most, so that a broken file causes no endless requests.
 */
export function useRefreshAddresses(conversationId: string | null, mutate: Mutate): (id: string) => void {
  const askedAt = useRef(new Map<string, number>())
  const stale = useRef(new Set<string>())
  return useCallback(
    (id) => {
      if (!conversationId || Date.now() - (askedAt.current.get(id) ?? 0) < minute) return
      askedAt.current.set(id, Date.now())
      stale.current.add(id)
      if (stale.current.size === 1) void refreshAll(stale.current, conversationId, mutate)
    },
    [conversationId, mutate],
  )
}

/** Pages one after another: many files of a page fail at once, and one reading serves them all. */
async function refreshAll(stale: Set<string>, conversationId: string, mutate: Mutate): Promise<void> {
  try {
    for (const id of stale) {
      const page = await listMessagesAround(conversationId, id)
      await mutate((cached) => cached && withAddressesOf(cached, page), { revalidate: false })
      for (const one of [id, ...page.data.map((message) => message.id)]) stale.delete(one)
    }
  } catch {
    // They stay as they are, and are asked for again when they fail again.
    stale.clear()
  }
}
