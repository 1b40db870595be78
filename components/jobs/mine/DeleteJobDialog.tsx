import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { useDeleteJob } from '#hooks/jobs/mine.ts'
import type { JobDialogProps } from './CloseJobDialog.tsx'

/** Deletes an offer after naming what is lost with it. */
export function DeleteJobDialog({ job, open, onClose }: JobDialogProps) {
  const t = useTranslations('myJobs.list')
  const remove = useDeleteJob()
  const { working, run } = useMutation()
  const applications = job.counts?.applications ?? 0
  const confirm = async () => {
    if (await run(() => remove(job.id, applications > 0), t('deleted'))) onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('deleteTitle', { title: job.title })}
      confirm={t('delete')}
      loading={working}
    >
      {t('deleteText', { count: applications })}
    </ConfirmDialog>
  )
}
