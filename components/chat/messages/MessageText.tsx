import { textParts } from '#components/posts/textParts.ts'
import { LinkedText } from '#components/ui/LinkedText.tsx'

/** The text of a message with its links, each part in the direction of its own script. */
export const MessageText = ({ text }: { text: string }) => (
  <span dir="auto" className="whitespace-pre-wrap">
    <LinkedText
      parts={textParts(text, [])}
      linkClassName="font-medium text-brand underline underline-offset-2"
    />
  </span>
)
