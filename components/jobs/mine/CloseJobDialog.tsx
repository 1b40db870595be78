import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import { countCharacters } from '#components/ui/fields/Counter.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import type { Job } from '#contracts/jobs.ts'
import { limits } from '#contracts/limits.ts'
import { useTextDraft } from '#hooks/browser/textDraft.ts'
import { useCloseJob } from '#hooks/jobs/mine.ts'

export type JobDialogProps = {
  job: Job
  open: boolean
  onClose: () => void
}

/** Closes an offer, and optionally refuses its pending applications and writes to those who wait, also on its waiting list. */
export function CloseJobDialog({ job, open, onClose }: JobDialogProps) {
  const t = useTranslations('myJobs.list')
  const close = useCloseJob()
  const { working, run } = useMutation()
  const [refusePending, setRefusePending] = useState(false)
  const draft = useTextDraft(`close.${job.id}`)
  const { message = '' } = draft.texts
  const field = useRef<HTMLTextAreaElement>(null)
  const confirm = async () => {
    if (countCharacters(message.trim()) > limits.closingMessage) return field.current?.focus()
    if (!(await run(() => close(job.id, { refusePending, message: message.trim() }), t('closed')))) return
    draft.clear()
    onClose()
  }
  const pending = job.counts?.pending ?? 0
  const waitlisted = job.counts?.waitlisted ?? 0
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('closeTitle', { title: job.title })}
      confirm={t('closeOffer')}
      loading={working}
      danger={false}
    >
      <p>{t('closeText')}</p>
      {pending > 0 && <p className="mt-2">{t('closeWaiting', { count: pending })}</p>}
      {waitlisted > 0 && <p className="mt-2">{t('closeWaitlisted', { count: waitlisted })}</p>}
      {pending + waitlisted > 0 && (
        <TextArea
          ref={field}
          label={t('closeMessage')}
          hint={t('closeMessageHint')}
          max={limits.closingMessage}
          rows={3}
          value={message}
          onChange={({ target }) => draft.write({ message: target.value })}
          className="mt-4"
        />
      )}
      {pending > 0 && (
        <CheckBox
          label={t('refusePending')}
          checked={refusePending}
          onChange={(event) => setRefusePending(event.target.checked)}
          className="mt-4"
        />
      )}
    </ConfirmDialog>
  )
}
