import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { Button } from '#components/ui/Button.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#components/ui/ConfirmDialog.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useWithdraw } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { ApplicationMark } from '../ApplicationMark.tsx'

const hints = { pending: 'pendingHint', accepted: 'acceptedHint', refused: 'refusedHint' } as const

interface ApplicationStateProps {
  job: Job
  application: NonNullable<Job['application']>
}

/** Where one's application stands, and the way back while nobody has decided. */
export function ApplicationState({ job, application }: ApplicationStateProps) {
  const t = useTranslations('jobs.detail')
  return (
    <div role="status" className="flex flex-col gap-2">
      <ApplicationMark status={application.status} />
      <p className="text-sm text-muted">{t(hints[application.status])}</p>
      {application.status === 'pending' && <Withdraw job={job} id={application.id} />}
      {application.status === 'refused' && (
        <ButtonLink variant="secondary" href={paths.jobs({ categories: job.categories.join(',') })}>
          {t('similar')}
        </ButtonLink>
      )}
    </div>
  )
}

function Withdraw({ job, id }: { job: Job; id: string }) {
  const t = useTranslations('jobs.detail')
  const withdraw = useWithdraw()
  const { working, run } = useDeed()
  const [asking, setAsking] = useState(false)
  const confirm = async () => {
    await run(() => withdraw(job.id, id), t('withdrawn'))
    setAsking(false)
  }
  return (
    <>
      <Button variant="outline" size="sm" className="mt-2" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
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
