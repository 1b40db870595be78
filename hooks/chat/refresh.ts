import { useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import type { Conversation, Message, UnreadCount } from '#contracts/chat.ts'
import { useCached, useChangeCached } from '#hooks/swr/cached.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { withLastWord } from './merge.ts'

/** Shows a message in the list of conversations, or fetches the list when its conversation is not in it yet. */
export function useShowLastMessage(): (message: Message) => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (message) => {
      let isListed = false
      await mutate<Conversation[]>(
        keys.allchat,
        (cached) => {
          const next = cached && withLastWord(cached, message)
          isListed = Boolean(next)
          return next ?? cached
        },
        { revalidate: false },
      )
      if (!isListed) await Promise.all([mutate(keys.allchat), mutate(everyKey('chat/with'))])
    },
    [mutate],
  )
}

/** Fetches the list again while it contains a request: the new badge may mean that it was answered. */
export function useRefreshRequests(): () => void {
  const { mutate } = useSWRConfig()
  const cached = useCached<Conversation[]>(keys.allchat)
  return () => {
    if (cached()?.some(({ request }) => request !== 'none')) void mutate(keys.allchat)
  }
}

/** Changes the unread count of a conversation in the cache alone. */
export function useCountAs(): (conversationId: string, edit: (count: number) => number) => Promise<void> {
  const changeCached = useChangeCached()
  return useCallback(
    async (conversationId, edit) => {
      await changeCached<UnreadCount[]>(keys.unreadChats, (cached) => {
        const now = cached.find((one) => one.conversation_id === conversationId)?.countResponse ?? 0
        const others = cached.filter((one) => one.conversation_id !== conversationId)
        const countResponse = edit(now)
        return countResponse > 0 ? [...others, { conversation_id: conversationId, countResponse }] : others
      })
    },
    [changeCached],
  )
}

const recountAfter = 1_000

/** Fetches the unread counts after a burst of messages: a response may have counted one of them already. */
export function useRecount(): () => void {
  const { mutate } = useSWRConfig()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void mutate(keys.unreadChats), recountAfter)
  }, [mutate])
}
