import { type ChangeEvent, useState } from 'react'
import { lengthOf } from '#components/ui/Counter.tsx'
import { limits } from '#contracts/limits.ts'

/** Words about a decision as they are written: what their field is given, and whether they can be sent. */
export function useReason() {
  const [text, setText] = useState('')
  return {
    text,
    isMissing: text.trim() === '',
    isTooLong: lengthOf(text) > limits.reason,
    field: {
      value: text,
      max: limits.reason,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => setText(target.value),
    },
  }
}
