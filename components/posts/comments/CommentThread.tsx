import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { Answer } from '#contracts/posts.ts'
import type { CachedComment } from '#hooks/posts/mergeComments.ts'
import { Answers } from './Answers.tsx'
import { type Answering, CommentRow } from './CommentRow.tsx'

const AnswerForm = dynamic(() => import('./AnswerForm.tsx').then((form) => form.AnswerForm), {
  ssr: false,
  loading: LazyState,
})

/** A comment, the answers to it, and below them the field for a new one. */
export function CommentThread({ comment }: { comment: CachedComment }) {
  const [answered, setAnswered] = useState<Answer | null>(null)
  const opener = useRef<HTMLElement>(null)
  const answering: Answering = {
    openAt: answered?.id ?? null,
    toggle: (one, button) => {
      opener.current = button
      setAnswered((now) => (now?.id === one.id ? null : one))
    },
  }
  // Keyboard users continue where they opened the field.
  const focusOpener = () => opener.current?.focus({ preventScroll: true })
  const close = () => {
    setAnswered(null)
    focusOpener()
  }
  return (
    <>
      <CommentRow comment={comment} answering={answering} />
      <Answers comment={comment} answering={answering} />
      {answered && (
        <div className="mt-2 pl-7 md:pl-11">
          <AnswerForm
            key={answered.id}
            answered={answered}
            onSending={focusOpener}
            onDone={() => setAnswered((now) => (now?.id === answered.id ? null : now))}
            onEscape={close}
          />
        </div>
      )}
    </>
  )
}
