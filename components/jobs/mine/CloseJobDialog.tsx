import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { CheckBox } from '#components/ui/fields/CheckBox.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useCloseJob } from '#hooks/jobs/mine.ts'

export type JobDialogProps = {
  job: Job
  open: boolean
  onClose: () => void
}

/** Closes an offer, and optionally refuses its pending applications. */
export function CloseJobDialog({ job, open, onClose }: JobDialogProps) {
  const t = useTranslations('jobs.mine')
  const close = useCloseJob()
  const { working, run } = useMutation()
  const [refusePending, setRefusePending] = useState(false)
  const confirm = async () => {
    if (await run(() => close(job.id, refusePending), t('closed'))) onClose()
  }
  const pending = job.counts?.pending ?? 0
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
      {pending > 0 && (
        <>
          <p className="mt-2">{t('closeWaiting', { count: pending })}</p>
          <CheckBox
            label={t('refusePending')}
            checked={refusePending}
            onChange={(event) => setRefusePending(event.target.checked)}
            className="mt-4"
          />
        </>
      )}
    </ConfirmDialog>
  )
}
