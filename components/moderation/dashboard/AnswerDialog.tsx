import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { Button } from '#components/ui/Button.tsx'
import { lengthOf } from '#components/ui/Counter.tsx'
import { Dialog } from '#components/ui/Dialog.tsx'
import { TextArea } from '#components/ui/TextArea.tsx'
import { limits } from '#contracts/limits.ts'
import { useAnswerAppeal } from '#hooks/moderation/appeals.ts'

interface AnswerDialogProps {
  id: string
  name: string
  granted: boolean
  open: boolean
  onClose: () => void
  onDecided: () => void
}

/** The answer to an appeal, with words for the person. */
export function AnswerDialog({ id, name, granted, open, onClose, onDecided }: AnswerDialogProps) {
  const t = useTranslations('moderation')
  const answer = useAnswerAppeal()
  const { working, run } = useDeed()
  const formId = useId()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (lengthOf(text) > limits.reason) return
    const isDone = await run(() => answer({ id, granted, text }), t('appeals.sent'))
    onClose()
    if (isDone) onDecided()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(granted ? 'appeals.grantName' : 'appeals.rejectName', { name })}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={working}>
            {t(granted ? 'appeals.grant' : 'appeals.reject')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p>{t(granted ? 'appeals.grantMeans' : 'appeals.rejectMeans')}</p>
        <TextArea
          label={t('appeals.answerText')}
          value={text}
          max={limits.reason}
          rows={3}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  )
}
