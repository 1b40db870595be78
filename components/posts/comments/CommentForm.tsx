import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Face } from '#components/people/Face.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { SendHorizontal } from '#components/ui/icons.tsx'
import type { Post } from '#contracts/posts.ts'
import { useComment } from '#hooks/posts/commenting.ts'
import { useDraft } from '#hooks/posts/draft.ts'
import { useMe } from '#hooks/session/session.ts'
import { useSending } from '../composer/useSending.ts'
import { CommentField, isComment } from './CommentField.tsx'

/** The field under a post. Its draft survives a reload and a failure. */
export function CommentForm({ post, autoFocus }: { post: Post; autoFocus: boolean }) {
  const t = useTranslations('posts.comments')
  const me = useMe()
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = useDraft(`comment.${post.id}`)
  const { draft, change } = stored
  const { sending, submitNow } = useSending(stored, useComment(post.id), true)
  const maySend = isComment(draft) && !sending
  const submit = () => {
    if (maySend) void submitNow(draft)
    field.current?.focus()
  }
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true })
  }, [autoFocus])
  return (
    <div className="flex items-start gap-2">
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
