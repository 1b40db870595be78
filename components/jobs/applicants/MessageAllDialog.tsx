import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import type { Applicant } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useTextDraft } from '#hooks/browser/textDraft.ts'
import { useMessageApplicants } from '#hooks/jobs/applications.ts'
import { useNames } from './useNames.ts'

type MessageAllDialogProps = {
  jobId: string
  open: boolean
  applicants: readonly Applicant[]
  onClose: () => void
  onDone: () => void
}

/** Writes the same message to each of them, in a conversation of their own. What is typed stays until it is sent. */
export function MessageAllDialog({ jobId, open, applicants, onClose, onDone }: MessageAllDialogProps) {
  const t = useTranslations('applications.chosen')
  const common = useTranslations('common.ui')
  const names = useNames()
  const form = useId()
  const send = useMessageApplicants()
  const { working, run } = useMutation()
  const draft = useTextDraft(`message.${jobId}`)
  const { text = '' } = draft.texts
  const isSendable = text.trim() !== '' && text.length <= limits.message
  const submit = async () => {
    const ids = applicants.map(({ id }) => id)
    if (!isSendable || !(await run(() => send(jobId, ids, text.trim()), t('sent', { count: ids.length }))))
      return
    draft.clear()
    onClose()
    onDone()
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {common('cancel')}
      </Button>
      <Button type="submit" form={form} loading={working} disabled={!isSendable}>
        {t('send')}
      </Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('messageTitle', { count: applicants.length })}
      footer={footer}
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="mb-3 text-muted text-sm [overflow-wrap:anywhere]">{names(applicants)}</p>
        <TextArea
          label={t('messageText')}
          hint={t('messageHint')}
          max={limits.message}
          value={text}
          onChange={({ target }) => draft.write({ text: target.value })}
        />
      </form>
    </Dialog>
  )
}
