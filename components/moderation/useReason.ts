import type { ChangeEvent } from 'react'
import { countCharacters } from '#components/ui/fields/Counter.tsx'
import { limits } from '#contracts/limits.ts'
import { useTextDraft } from '#hooks/browser/textDraft.ts'

/** The text of a decision: the props of its field, whether it can be sent, and its stored draft. */
export function useReason(place: string) {
  const { texts, write, clear } = useTextDraft(place)
  const { text = '' } = texts
  return {
    text,
    isMissing: text.trim() === '',
    isTooLong: countCharacters(text) > limits.reason,
    /** Clears it after sending. */
    clear,
    field: {
      value: text,
      max: limits.reason,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => write({ text: target.value }),
    },
  }
}
