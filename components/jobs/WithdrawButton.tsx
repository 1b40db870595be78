import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useWithdraw } from '#hooks/jobs/applications.ts'

type WithdrawButtonProps = {
  job: Pick<Job, 'id' | 'title'>
  /** The id of the application. */
  id: string
  className?: string
}

/** Withdraws a pending application, after asking. */
export function WithdrawButton({ job, id, className }: WithdrawButtonProps) {
  const t = useTranslations('jobs.detail')
  const withdraw = useWithdraw()
  const { working, run } = useMutation()
  const [confirming, setConfirming] = useState(false)
  const confirm = async () => {
    await run(() => withdraw(job.id, id), t('withdrawn'))
    setConfirming(false)
  }
  return (
    <>
      <Button variant="outline" size="sm" className={className} onClick={() => setConfirming(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
        title={t('withdrawTitle')}
        confirm={t('withdraw')}
        loading={working}
      >
        {t('withdrawText', { title: job.title })}
      </ConfirmDialog>
    </>
  )
}
