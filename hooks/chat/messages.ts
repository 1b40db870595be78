import { useRef, useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { keys } from '#lib/keys.ts'
import { listMessages } from '#services/chat.ts'
import { mergeFresh, withOlder } from './merge.ts'

const askAgainEvery = 20_000

/** The messages of a conversation, newest first, as far as one has scrolled; `loadOlder` brings the ones before. */
export function useMessages(conversationId: string | null) {
  const { cache } = useSWRConfig()
  const key = conversationId ? keys.messages(conversationId) : null
  const held = (): MessageStream | undefined => (key ? cache.get(unstable_serialize(key))?.data : undefined)
  const stream = useSWR<MessageStream>(
    key,
    async () => mergeFresh(held(), await listMessages(conversationId ?? '')),
    { refreshInterval: askAgainEvery },
  )
  const asking = useRef(false)
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const { data, mutate } = stream
  const loadOlder = async () => {
    if (asking.current || !conversationId || !data?.nextCursor) return
    asking.current = true
    setLoadingOlder(true)
    try {
      const older = await listMessages(conversationId, data.nextCursor)
      await mutate((now) => now && withOlder(now, older), { revalidate: false })
    } finally {
      asking.current = false
      setLoadingOlder(false)
    }
  }
  return { ...stream, loadOlder, isLoadingOlder, hasOlder: Boolean(data?.nextCursor) }
}
