import useSWR from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { useRefreshInterval } from '#hooks/live/live.ts'
import { useCached } from '#hooks/swr/cached.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { keys } from '#lib/keys.ts'
import { listMessages, listMessagesAround } from '#services/chat.ts'
import { useRefreshAddresses } from './fileAddresses.ts'
import { mergeFresh, withOlder } from './merge.ts'

/** How often, in milliseconds, an open conversation polls while the live stream is disconnected. */
const refreshInterval = 5_000

/** The latest messages of a conversation. */
function useLatest(conversationId: string | null) {
  const key = conversationId ? keys.messages(conversationId) : null
  const cached = useCached<MessageStream>(key)
  return useSWR<MessageStream>(
    key,
    async () => mergeFresh(cached(), await listMessages(conversationId ?? '')),
    { refreshInterval: useRefreshInterval() && refreshInterval },
  )
}

type Latest = ReturnType<typeof useLatest>

/**
 * The messages around one that is not among the loaded ones. When they reach the latest, they are merged into those, so
 * that the conversation goes on from there.
 */
function useAround(conversationId: string | null, id: string | undefined, { data, mutate }: Latest) {
  const isAway = Boolean(id && data && !data.data.some((one) => one.id === id))
  const around = useSWR<MessageStream>(
    isAway ? keys.messagesAround(conversationId ?? '', id ?? '') : null,
    async () => {
      const found = await listMessagesAround(conversationId ?? '', id ?? '')
      if (!found.hasNewer)
        await mutate((now) => now && withOlder(now, now.nextCursor, found), { revalidate: false })
      return found
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return { isAway, around }
}

/** The loaded messages of a conversation, newest first, or those around one; `readOn` fetches the older ones. */
export function useMessages(conversationId: string | null, around?: string) {
  const latest = useLatest(conversationId)
  const far = useAround(conversationId, around, latest)
  const stream = far.isAway ? far.around : latest
  const { data, mutate } = stream
  const { readOn, failed } = useReadingOn(async () => {
    const cursor = data?.nextCursor
    if (!conversationId || !cursor) return
    const older = await listMessages(conversationId, cursor)
    await mutate((now) => now && withOlder(now, cursor, older), { revalidate: false })
  })
  const refreshAddresses = useRefreshAddresses(conversationId, mutate)
  return {
    ...stream,
    /** Whether these are older ones than the latest. */
    isAway: far.isAway,
    latest: latest.data,
    ...{ readOn, readingFailed: failed, hasMore: Boolean(data?.nextCursor), refreshAddresses },
  }
}
