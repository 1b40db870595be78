import type { ReactNode, RefObject } from 'react'
import { Counter, countCharacters } from '#components/ui/fields/Counter.tsx'
import { limits } from '#contracts/limits.ts'
import { type Draft, isEmpty } from '#hooks/posts/draft.ts'
import { MentionField } from '../composer/MentionField.tsx'

type CommentFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  /** Its label for screen readers. */
  label: string
  placeholder: string
  draft: Draft
  change: (edit: (now: Draft) => Draft) => void
  onSubmit: () => void
  onEscape?: () => void
  /** Beside the text. */
  children?: ReactNode
}

const counterFrom = limits.comment * 0.8

const getLength = ({ text }: Draft): number => countCharacters(text.trim())

/** Whether a draft can be saved as a comment. */
export const isComment = (draft: Draft): boolean => !isEmpty(draft) && getLength(draft) <= limits.comment

/** The field of a comment, which counts its characters when few are left. */
export function CommentField({ draft, change, children, ...field }: CommentFieldProps) {
  const length = getLength(draft)
  return (
    <div className="flex min-w-0 grow items-end rounded-card border border-control bg-card transition-colors focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-ink">
      <MentionField
        {...field}
        text={draft.text}
        mentions={draft.mentions}
        onChange={(text, mentions) => change((now) => ({ ...now, text, mentions: [...mentions] }))}
        invalid={length > limits.comment}
        className="px-3.5 py-2.5"
      />
      {length > counterFrom && (
        <span className="pr-2 pb-3 text-sm">
          <Counter length={length} max={limits.comment} />
        </span>
      )}
      {children}
    </div>
  )
}
