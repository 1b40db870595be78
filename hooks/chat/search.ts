import useSWR from 'swr'
import type { FoundInChat } from '#contracts/chat.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { keys } from '#lib/keys.ts'
import { searchChat } from '#services/chat.ts'

/** The viewer's conversations and messages with these words; `readOn` fetches the next page of messages. */
export function useChatSearch(search: string) {
  const found = useSWR<FoundInChat>(search ? keys.chatSearch(search) : null, () => searchChat(search))
  const { data, mutate } = found
  const { readOn, failed } = useReadingOn(async () => {
    if (!data?.nextCursor) return
    const { messages, nextCursor } = await searchChat(search, data.nextCursor)
    const add = (now: FoundInChat) => ({ ...now, messages: [...now.messages, ...messages], nextCursor })
    await mutate((now) => now && add(now), { revalidate: false })
  })
  return { ...found, readOn, readingFailed: failed, hasMore: Boolean(data?.nextCursor) }
}
