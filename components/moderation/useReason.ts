import type { ChangeEvent } from 'react'
import { countCharacters } from '#components/ui/Counter.tsx'
import { limits } from '#contracts/limits.ts'
import { useTextDraft } from '#hooks/textDraft.ts'

/** Words about a decision as they are written: what their field is given, and whether they can be sent. They are kept. */
export function useReason(place: string) {
  const { texts, write, clear } = useTextDraft(place)
  const { text = '' } = texts
  return {
    text,
    isMissing: text.trim() === '',
    isTooLong: countCharacters(text) > limits.reason,
    /** For when they have been sent. */
    clear,
    field: {
      value: text,
      max: limits.reason,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => write({ text: target.value }),
    },
  }
}
