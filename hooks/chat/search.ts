import useSWR from 'swr'
import type { FoundInChat } from '#contracts/chat.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { keys } from '#lib/keys.ts'
import { searchChat } from '#services/chat.ts'

/**
 * The viewer's conversations and messages with these words; `readOn` fetches the next page of messages, in a component that
 * is keyed by the search.
 */
export function useChatSearch(search: string) {
  const found = useSWR<FoundInChat>(search ? keys.chatSearch(search) : null, () => searchChat(search))
  const { data, mutate } = found
  const { readOn, failed } = useReadingOn(async () => {
    const cursor = data?.nextCursor
    if (!cursor) return
    const { messages, nextCursor } = await searchChat(search, cursor)
    const add = (now: FoundInChat) => ({ ...now, messages: [...now.messages, ...messages], nextCursor })
    // A refresh meanwhile may have replaced what this page belongs below.
    await mutate((now) => (now?.nextCursor === cursor ? add(now) : now), cacheOnly)
  })
  return { ...found, readOn, readingFailed: failed, hasMore: Boolean(data?.nextCursor) }
}
