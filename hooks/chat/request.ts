import { useSWRConfig } from 'swr'
import type { Conversation } from '#contracts/chat.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { decideRequest } from '#services/chat.ts'

/** Accepts or declines a first message: shown at once, undone when the server refuses, and thrown. */
export function useDecideRequest(): (conversation: Conversation, accept: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  const again = () => Promise.all([mutate(keys.allchat), mutate(everyKey('chat/with'))])
  return async ({ conversation_id }, accept) => {
    const answered = (cached: Conversation[] = []) =>
      accept
        ? cached.map((one) =>
            one.conversation_id === conversation_id ? { ...one, request: 'none' as const } : one,
          )
        : cached.filter((one) => one.conversation_id !== conversation_id)
    await mutate<Conversation[]>(keys.allchat, answered, { revalidate: false })
    try {
      await decideRequest(conversation_id, accept)
    } finally {
      await again()
    }
  }
}
