import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { Conversation, Message, MessageStream } from '#contracts/chat.ts'
import { beginDeletion, type Deletion } from '#hooks/deletions.ts'
import { everyMessages, keys } from '#lib/keys.ts'
import { deleteMessage, deleteMessageWhileLeaving, updateMessage } from '#services/chat.ts'
import { withChange, withChangedLastWord } from './merge.ts'

/** Shows an edited or deleted message wherever it is cached. */
export function useShowChange(): (message: Message) => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (message) => {
      await mutate<MessageStream>(
        everyMessages(message.conversation_id),
        (cached) => cached && withChange(cached, message),
        { revalidate: false },
      )
      await mutate<Conversation[]>(keys.allchat, (cached) => cached && withChangedLastWord(cached, message), {
        revalidate: false,
      })
    },
    [mutate],
  )
}

/** Replaces the text of the viewer's message and what each of its files shows; throws the ApiError. */
export function useEditMessage(): (
  id: string,
  content: { message: string; alts: readonly string[] },
) => Promise<void> {
  const showChange = useShowChange()
  return async (id, content) => showChange(await updateMessage(id, content))
}

/** Deletes the viewer's message for both: shown at once, sent when the undo has passed or the viewer leaves the page. */
export function useDeleteMessage(): (id: string) => Deletion {
  const { mutate } = useSWRConfig()
  return (id) =>
    beginDeletion(id, {
      send: async () => {
        await deleteMessage(id)
        await mutate(keys.allchat)
      },
      sendWhileLeaving: () => deleteMessageWhileLeaving(id),
    })
}
