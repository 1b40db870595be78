import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { Answer } from '#contracts/posts.ts'
import { useEditComment } from '#hooks/posts/commenting.ts'
import { useDraft } from '#hooks/posts/draft.ts'
import { useSending } from '../composer/useSending.ts'
import { CommentField, isComment } from './CommentField.tsx'

/** The editor of a comment, in its place. Its draft survives a reload and a failure. */
export function CommentEditor({ comment, onDone }: { comment: Answer; onDone: () => void }) {
  const t = useTranslations('posts')
  const field = useRef<HTMLTextAreaElement>(null)
  const [initial] = useState({ text: comment.text, mentions: comment.mentions, media: [] })
  const stored = useDraft(`comment.edit.${comment.id}`, initial)
  const { draft, change, clear } = stored
  const { sending, submitNow } = useSending(stored, useEditComment(comment), false)
  const cancel = () => {
    clear()
    onDone()
  }
  const save = async () => {
    if (!isComment(draft)) return field.current?.focus()
    if (await submitNow(draft)) onDone()
  }
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  return (
    <div className="flex flex-col gap-2">
      <CommentField
        field={field}
        label={t('comments.editLabel')}
        placeholder={t('comments.placeholder')}
        draft={draft}
        change={change}
        onSubmit={() => void save()}
        onEscape={cancel}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={cancel}>
          {t('composer.cancel')}
        </Button>
        <Button size="sm" disabled={!isComment(draft)} loading={sending} onClick={() => void save()}>
          {t('composer.save')}
        </Button>
      </div>
    </div>
  )
}
