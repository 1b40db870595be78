import { useTranslations } from 'next-intl'
import { type RefObject, useRef } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Shapes, Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Post } from '#contracts/posts.ts'
import { useUnseen } from '#hooks/deletions.ts'
import type { CachedComment } from '#hooks/posts/mergeComments.ts'
import { useComments } from '#hooks/posts/reads.ts'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import { focusRow } from './focusRow.ts'

type CommentsProps = {
  post: Post
  /** On the post's own page the field takes no focus by itself. */
  alone: boolean
}

/** The comments of a post, oldest first, and the field for a new one. */
export function Comments({ post, alone }: CommentsProps) {
  const t = useTranslations('posts.comments')
  const comments = useComments(post.id)
  const list = useRef<HTMLOListElement>(null)
  const showMore = async () => {
    const shown = list.current?.childElementCount ?? 0
    await comments.readOn()
    focusRow(list.current, shown)
  }
  return (
    <section aria-label={t('label')} className="flex flex-col gap-3 border-line border-t p-4 md:px-5">
      <Resource
        result={comments}
        isEmpty={({ data, added }) => data.length === 0 && !added?.length}
        skeleton={<CommentSkeletons count={Math.min(3, Math.max(1, post.comments))} />}
        empty={<p className="text-muted text-sm">{t('empty')}</p>}
      >
        {({ data, added }) => (
          <>
            <Rows comments={data} list={list} />
            {comments.hasMore && (
              <Button size="sm" variant="quiet" className="self-start" onClick={() => void showMore()}>
                {t(comments.readingFailed ? 'again' : 'more')}
              </Button>
            )}
            <Rows comments={added ?? []} />
          </>
        )}
      </Resource>
      <CommentForm post={post} autoFocus={!alone} settled={!comments.isLoading} />
    </section>
  )
}

type RowsProps = { comments: readonly CachedComment[]; list?: RefObject<HTMLOListElement | null> }

function Rows({ comments, list }: RowsProps) {
  const unseen = useUnseen()
  const shown = comments.filter(({ id }) => !unseen.has(id))
  if (shown.length === 0) return null
  return (
    <ol ref={list} className="flex flex-col gap-3">
      {shown.map((comment) => (
        <li key={comment.id}>
          <CommentThread comment={comment} />
        </li>
      ))}
    </ol>
  )
}

/** The skeleton of comments. */
function CommentSkeletons({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-3" aria-hidden="true">
      <Shapes count={count}>
        <div className="flex items-start gap-2 pb-9">
          <Skeleton className="size-9 rounded-pill" />
          <Skeleton className="h-15 w-3/5 rounded-card" />
        </div>
      </Shapes>
    </div>
  )
}
