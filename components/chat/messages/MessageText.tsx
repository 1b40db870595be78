import { LinkedText } from '#components/ui/LinkedText.tsx'
import type { Part } from './messageParts.ts'

/** The text of a message, each part in the direction of its own script. */
export const MessageText = ({ parts }: { parts: readonly Part[] }) => (
  <span dir="auto" className="whitespace-pre-wrap">
    <LinkedText parts={parts} linkClassName="font-medium text-brand underline underline-offset-2" />
  </span>
)
