import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { Face } from '#components/people/Face.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { SendHorizontal } from '#components/ui/icons.tsx'
import type { Post } from '#contracts/posts.ts'
import { useComment } from '#hooks/posts/commenting.ts'
import { useDraft } from '#hooks/posts/draft.ts'
import { useMe } from '#hooks/session/session.ts'
import { useSending } from '../composer/useSending.ts'
import { CommentField, isComment } from './CommentField.tsx'

type CommentFormProps = {
  post: Post
  autoFocus: boolean
  /** The comments above it are shown: it moves no more. */
  settled: boolean
}

/** The field under a post. Its draft survives a reload and a failure. */
export function CommentForm({ post, autoFocus, settled }: CommentFormProps) {
  const t = useTranslations('posts.comments')
  const me = useMe()
  const { row, field } = useOpenedField(autoFocus, settled)
  useStaysInView(row, field, post.comments)
  const stored = useDraft(`comment.${post.id}`)
  const { draft, change } = stored
  const { sending, submitNow } = useSending(stored, useComment(post.id), true)
  const maySend = isComment(draft) && !sending
  const submit = () => {
    if (maySend) void submitNow(draft)
    field.current?.focus()
  }
  return (
    <div
      ref={row}
      // Above the tab bar.
      className="flex scroll-mb-4 items-start gap-2 max-md:scroll-mb-[calc(4.5rem+env(safe-area-inset-bottom))]"
    >
      {me && <Face user={me} size={36} className="mt-1" />}
      <CommentField
        field={field}
        label={t('write', { name: post.author.name })}
        placeholder={t('placeholder')}
        draft={draft}
        change={change}
        onSubmit={submit}
      >
        <IconButton
          label={t('send')}
          icon={<SendHorizontal size={20} aria-hidden />}
          disabled={!maySend}
          onClick={submit}
          className="text-brand"
        />
      </CommentField>
    </div>
  )
}

/** Takes the focus as it opens; the screen moves no further than to show it, where a browser would centre it. */
function useOpenedField(autoFocus: boolean, settled: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!autoFocus) return
    field.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [autoFocus])
  useEffect(() => {
    // The comments have come above it and may have moved it.
    if (autoFocus && settled && document.activeElement === field.current)
      row.current?.scrollIntoView({ block: 'nearest' })
  }, [autoFocus, settled])
  return { row, field }
}

/** A further comment moves the field down, below the edge of the screen, while somebody writes in it. */
function useStaysInView(
  row: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  comments: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further comment moves it
  useEffect(() => {
    if (document.activeElement === field.current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [comments])
}
