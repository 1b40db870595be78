import { useState } from 'react'
import { toast } from '#components/ui/states/toast.ts'
import { useFailureText } from '#hooks/failure.ts'
import type { Draft, useDraft } from '#hooks/posts/draft.ts'

/**
 * Sends a draft. Where it shows elsewhere at once the field is empty meanwhile, for the next one, and gets its text
 * back after a failure.
 */
export function useSending(
  { hide, sent, restore }: Pick<ReturnType<typeof useDraft>, 'hide' | 'sent' | 'restore'>,
  send: (draft: Draft) => Promise<unknown>,
  showsElsewhere: boolean,
) {
  const [sending, setSending] = useState(false)
  const failureText = useFailureText()
  /** Returns whether the draft was sent. */
  const submitNow = async (draft: Draft): Promise<boolean> => {
    if (sending) return false
    setSending(true)
    if (showsElsewhere) hide()
    try {
      const isSent = (await send(draft)) !== false
      if (isSent) sent(draft)
      else restore(draft)
      return isSent
    } catch (error) {
      restore(draft)
      toast.error(failureText(error))
      return false
    } finally {
      setSending(false)
    }
  }
  return { sending, submitNow }
}
