import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Face } from '#components/people/Face.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { SendHorizontal } from '#components/ui/icons.tsx'
import type { Answer } from '#contracts/posts.ts'
import { useAnswer } from '#hooks/posts/commenting.ts'
import { type Draft, emptyDraft, useDraft } from '#hooks/posts/draft.ts'
import { useMe } from '#hooks/session/session.ts'
import { useSending } from '../composer/useSending.ts'
import { CommentField, isComment } from './CommentField.tsx'

type AnswerFormProps = {
  /** The comment, or the answer, that is answered. */
  answered: Answer
  onSending: () => void
  onDone: () => void
  onEscape: () => void
}

/** An answer to an answer stands under the same comment, so it begins with whom it answers. */
function getInitial({ parent_id, author: { id, name } }: Answer, myId: string | undefined): Draft {
  if (!parent_id || id === myId) return emptyDraft
  return { ...emptyDraft, text: `@${name} `, mentions: [{ id, name }] }
}

/** The field of an answer. Its draft survives a reload, a failure and Escape. */
export function AnswerForm({ answered, onSending, onDone, onEscape }: AnswerFormProps) {
  const t = useTranslations('posts.comments')
  const me = useMe()
  const field = useRef<HTMLTextAreaElement>(null)
  const [initial] = useState(() => getInitial(answered, me?.id))
  const stored = useDraft(`comment.answer.${answered.id}`, initial)
  const { draft, change } = stored
  const { sending, submitNow } = useSending(stored, useAnswer(answered), true)
  const maySend = isComment(draft) && !sending
  const submit = async () => {
    if (!maySend) return field.current?.focus()
    onSending()
    if (await submitNow(draft)) onDone()
  }
  // On opening, and with its text again after a failure.
  useEffect(() => {
    const { current } = field
    if (sending || !current) return
    current.focus()
    current.setSelectionRange(current.value.length, current.value.length)
  }, [sending])
  return (
    <div hidden={sending} className="flex items-start gap-2 [&[hidden]]:hidden">
      {me && <Face user={me} size={28} className="mt-2" />}
      <CommentField
        field={field}
        label={t('answerLabel', { name: answered.author.name })}
        placeholder={t('answerPlaceholder')}
        draft={draft}
        change={change}
        onSubmit={() => void submit()}
        onEscape={onEscape}
      >
        <IconButton
          label={t('sendAnswer')}
          icon={<SendHorizontal size={20} aria-hidden />}
          disabled={!maySend}
          onClick={() => void submit()}
          className="text-brand"
        />
      </CommentField>
    </div>
  )
}
