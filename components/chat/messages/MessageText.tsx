import { type TextPart, textParts } from '#components/posts/textParts.ts'
import { LinkedText } from '#components/ui/LinkedText.tsx'
import { markWords } from '#lib/marks.ts'

/** The text of a message with its links, each part in the direction of its own script; `search` marks its words. */
export function MessageText({ text, search = '' }: { text: string; search?: string }) {
  const parts = textParts(text, [])
  return (
    <span dir="auto" className="whitespace-pre-wrap">
      <LinkedText
        parts={search ? parts.flatMap((part) => withMarks(part, search)) : parts}
        linkClassName="font-medium text-brand underline underline-offset-2"
      />
    </span>
  )
}

/** A link stays whole. */
const withMarks = (part: TextPart, search: string) =>
  part.href ? [part] : markWords(part.text, search).map(({ text, isFound }) => ({ text, isMarked: isFound }))
