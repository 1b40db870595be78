import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Face } from '#components/people/Face.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Counter, countCharacters } from '#components/ui/fields/Counter.tsx'
import { SendHorizontal } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'
import type { Post } from '#contracts/posts.ts'
import { useComment } from '#hooks/posts/commenting.ts'
import { isEmpty, useDraft } from '#hooks/posts/draft.ts'
import { useMe } from '#hooks/session/session.ts'
import { MentionField } from '../composer/MentionField.tsx'
import { useSending } from '../composer/useSending.ts'

const counterFrom = limits.comment * 0.8

/** The field under a post. Its draft survives a reload and a failure. */
export function CommentForm({ post, autoFocus }: { post: Post; autoFocus: boolean }) {
  const t = useTranslations('posts.comments')
  const me = useMe()
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = useDraft(`comment.${post.id}`)
  const { draft, change } = stored
  const { sending, submitNow } = useSending(stored, useComment(post.id), true)
  const length = countCharacters(draft.text.trim())
  const maySend = !isEmpty(draft) && length <= limits.comment && !sending
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
      <div className="flex min-w-0 grow items-end rounded-card border border-control bg-card transition-colors focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-ink">
        <MentionField
          field={field}
          label={t('write', { name: post.author.name })}
          placeholder={t('placeholder')}
          text={draft.text}
          mentions={draft.mentions}
          onChange={(text, mentions) => change((now) => ({ ...now, text, mentions: [...mentions] }))}
          onSubmit={submit}
          invalid={length > limits.comment}
          className="px-3.5 py-2.5"
        />
        {length > counterFrom && (
          <span className="pb-3 text-sm">
            <Counter length={length} max={limits.comment} />
          </span>
        )}
        <IconButton
          label={t('send')}
          icon={<SendHorizontal size={20} aria-hidden />}
          disabled={!maySend}
          onClick={submit}
          className="text-brand"
        />
      </div>
    </div>
  )
}
