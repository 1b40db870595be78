import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Hideable } from '#components/moderation/Hideable.tsx'
import { Face } from '#components/people/Face.tsx'
import { Link } from '#components/ui/Link.tsx'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Answer, Comment } from '#contracts/posts.ts'
import { useLikeComment } from '#hooks/posts/likes.ts'
import { isUnsaved } from '#hooks/posts/unsaved.ts'
import { paths } from '#lib/paths.ts'
import { Edited } from '../Edited.tsx'
import { LikeHeart } from '../LikeHeart.tsx'
import { PostText } from '../PostText.tsx'
import { CommentMenu } from './CommentMenu.tsx'

const CommentEditor = dynamic(() => import('./CommentEditor.tsx').then((editor) => editor.CommentEditor), {
  ssr: false,
  loading: LazyState,
})

/** How a row opens and closes the field of its answer. */
export type Answering = { openAt: string | null; toggle: (answered: Answer, button: HTMLElement) => void }

type CommentRowProps = { comment: Answer | Comment; answering: Answering }

/** A comment or an answer: a bubble with its time, like and actions below. */
export function CommentRow({ comment, answering }: CommentRowProps) {
  const { author, text, mentions, createdAt, editedAt } = comment
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLElement>(null)
  const stopEditing = () => {
    setEditing(false)
    // The editor disappears: keyboard users continue at the comment.
    row.current?.focus({ preventScroll: true })
  }
  return (
    <Hideable subject={{ kind: 'comment', id: comment.id }}>
      <article
        ref={row}
        tabIndex={-1}
        aria-busy={isUnsaved(comment) || undefined}
        className="flex items-start gap-2 rounded-card outline-none transition-opacity aria-busy:opacity-60"
      >
        <Link href={paths.user(author.id)} aria-hidden tabIndex={-1} className="shrink-0 rounded-pill">
          <Face user={author} size={comment.parent_id ? 28 : 36} />
        </Link>
        {editing ? (
          <div className="min-w-0 grow">
            <CommentEditor comment={comment} onDone={stopEditing} />
          </div>
        ) : (
          <div className="min-w-0 grow">
            <div className="w-fit max-w-full rounded-card rounded-tl-sm bg-hover px-3.5 py-2">
              <Link
                href={paths.user(author.id)}
                dir="auto"
                className="-my-0.5 block truncate rounded-control py-0.5 font-semibold text-sm hover:text-brand"
              >
                {author.name}
              </Link>
              <PostText text={text} mentions={mentions} folds className="text-sm" />
            </div>
            <div className="flex min-h-9 flex-wrap items-center gap-x-0.5 pl-3.5 text-muted text-sm md:gap-x-3">
              <span>
                <RelativeTime date={createdAt} short className="whitespace-nowrap" />
                {editedAt && <Edited at={editedAt} />}
              </span>
              {!isUnsaved(comment) && (
                <CommentActs comment={comment} answering={answering} onEdit={() => setEditing(true)} />
              )}
            </div>
          </div>
        )}
      </article>
    </Hideable>
  )
}

function CommentActs({ comment, answering, onEdit }: CommentRowProps & { onEdit: () => void }) {
  const t = useTranslations('posts.comments')
  const like = useLikeComment()
  const { run } = useMutation()
  const { liked, likes, author } = comment
  return (
    <>
      <button
        type="button"
        aria-pressed={liked}
        aria-label={t('like', { name: author.name, count: likes })}
        onClick={() => void run(() => like(comment))}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 font-semibold hover:text-ink aria-pressed:text-warm-ink mouse:min-h-9"
      >
        <LikeHeart liked={liked} size={16} />
        {likes > 0 && <span className="tabular-nums">{likes}</span>}
      </button>
      <button
        type="button"
        aria-label={t('answerTo', { name: author.name })}
        aria-expanded={answering.openAt === comment.id}
        onClick={({ currentTarget }) => answering.toggle(comment, currentTarget)}
        className="inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-1.5 font-semibold hover:text-ink mouse:min-h-9"
      >
        {t('answer')}
      </button>
      <CommentMenu comment={comment} onEdit={onEdit} />
    </>
  )
}
