import { useCallback, useRef } from 'react'
import useSWR from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { useRefreshInterval } from '#hooks/live/live.ts'
import { useCached } from '#hooks/swr/cached.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { minute } from '#lib/durations.ts'
import { keys } from '#lib/keys.ts'
import { listMessages } from '#services/chat.ts'
import { mergeFresh, withOlder } from './merge.ts'

/** How often, in milliseconds, an open conversation polls while the live stream is disconnected. */
const refreshInterval = 5_000

/** The loaded messages of a conversation, newest first; `readOn` fetches the older ones. */
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
  // Addresses of files are valid for an hour. A broken file must not cause endless requests.
  const refreshAddresses = useCallback(() => {
    if (Date.now() - refreshedAt.current < minute) return
    refreshedAt.current = Date.now()
    void mutate()
  }, [mutate])
  return { ...stream, readOn, readingFailed: failed, hasMore: Boolean(data?.nextCursor), refreshAddresses }
}
