import { useState } from 'react'
import { toast } from '#components/ui/states/toast.ts'
import { useFailureText } from '#hooks/failure.ts'
import type { Draft, useDraft } from '#hooks/posts/draft.ts'

/**
 * Sends a draft. Where it shows elsewhere at once the field is empty meanwhile, and gets its text back after a failure.
 */
export function useSending(
  { hide, clear, restore }: Pick<ReturnType<typeof useDraft>, 'hide' | 'clear' | 'restore'>,
  send: (draft: Draft) => Promise<unknown>,
  showsElsewhere: boolean,
) {
  const [sending, setSending] = useState(false)
  const failureText = useFailureText()
  const submitNow = async (draft: Draft) => {
    if (sending) return
    setSending(true)
    if (showsElsewhere) hide()
    try {
      if ((await send(draft)) === false) restore(draft)
      else clear()
    } catch (error) {
      restore(draft)
      toast.error(failureText(error))
    } finally {
      setSending(false)
    }
  }
  return { sending, submitNow }
}
