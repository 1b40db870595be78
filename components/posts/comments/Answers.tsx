import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { useUnseen } from '#hooks/deletions.ts'
import { type CachedComment, countMoreAnswers } from '#hooks/posts/mergeComments.ts'
import { useMoreAnswers } from '#hooks/posts/reads.ts'
import { type Answering, CommentRow } from './CommentRow.tsx'
import { focusRow } from './focusRow.ts'

/** The answers to a comment, oldest first, indented under it. */
export function Answers({ comment, answering }: { comment: CachedComment; answering: Answering }) {
  const t = useTranslations('posts.comments')
  const unseen = useUnseen()
  const list = useRef<HTMLOListElement>(null)
  const { readOn, failed } = useMoreAnswers(comment)
  const { firstAnswers, addedAnswers = [], author } = comment
  const more = countMoreAnswers(comment)
  const toRows = (answers: typeof firstAnswers) =>
    answers
      .filter(({ id }) => !unseen.has(id))
      .map((answer) => (
        <li key={answer.id}>
          <CommentRow comment={answer} answering={answering} />
        </li>
      ))
  const [first, added] = [toRows(firstAnswers), toRows(addedAnswers)]
  if (first.length + added.length + more === 0) return null
  const showMore = async () => {
    await readOn()
    focusRow(list.current, first.length)
  }
  return (
    <ol
      ref={list}
      aria-label={t('answers', { name: author.name })}
      className="mt-1 flex flex-col gap-1 pl-7 md:pl-11"
    >
      {first}
      {more > 0 && (
        <li>
          <Button size="sm" variant="quiet" onClick={() => void showMore()}>
            {failed ? t('again') : t('moreAnswers', { count: more })}
          </Button>
        </li>
      )}
      {added}
    </ol>
  )
}
