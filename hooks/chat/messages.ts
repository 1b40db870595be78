import { useCallback, useRef } from 'react'
import useSWR from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { minute } from '#lib/durations.ts'
import { keys } from '#lib/keys.ts'
import { listMessages } from '#services/chat.ts'
import { useCached } from '../cached.ts'
import { useRefreshInterval } from '../live.ts'
import { useReadingOn } from '../readingOn.ts'
import { mergeFresh, withOlder } from './merge.ts'

/** How often an open conversation asks while the stream cannot be held. */
const refreshInterval = 5_000

/** The messages of a conversation, newest first, as far as one has scrolled; `readOn` brings the ones before. */
export function useMessages(conversationId: string | null) {
  const key = conversationId ? keys.messages(conversationId) : null
  const cached = useCached<MessageStream>(key)
  const stream = useSWR<MessageStream>(
    key,
    async () => mergeFresh(cached(), await listMessages(conversationId ?? '')),
    { refreshInterval: useRefreshInterval() && refreshInterval },
  )
  const { data, mutate } = stream
  const { readOn, failed } = useReadingOn(async () => {
    if (!conversationId || !data?.nextCursor) return
    const older = await listMessages(conversationId, data.nextCursor)
    await mutate((now) => now && withOlder(now, older), { revalidate: false })
  })
  const refreshedAt = useRef(0)
  // Addresses of files live an hour. One that is broken for good must not ask for ever.
  const refreshAddresses = useCallback(() => {
    if (Date.now() - refreshedAt.current < minute) return
    refreshedAt.current = Date.now()
    void mutate()
  }, [mutate])
  return { ...stream, readOn, readingFailed: failed, hasMore: Boolean(data?.nextCursor), refreshAddresses }
}
