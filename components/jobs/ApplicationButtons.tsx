import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import type { Job } from '#contracts/jobs.ts'
import { useTakePlace, useWithdraw } from '#hooks/jobs/applications.ts'
import { paths } from '#lib/paths.ts'

type ButtonsProps = {
  job: Pick<Job, 'id' | 'title' | 'categories' | 'owner' | 'can'>
  application: NonNullable<Job['application']>
}

/**
 * What a volunteer can do with their application: take a place that became free, withdraw, look at similar offers, or rate
 * the organisation when their service has ended.
 */
export function ApplicationButtons({ job, application }: ButtonsProps) {
  const t = useTranslations('jobs.detail')
  const { status, placeOfferedUntil } = application
  if (status === 'pending') return <WithdrawButton job={job} application={application} />
  if (status === 'waitlisted')
    return (
      <>
        {placeOfferedUntil && <TakePlaceButton job={job} application={application} />}
        <WithdrawButton job={job} application={application} />
      </>
    )
  if (job.can.rate)
    return (
      <ButtonLink size="sm" variant="secondary" href={paths.ratings(job.owner.id)}>
        {t('rate', { name: job.owner.name })}
      </ButtonLink>
    )
  if (status !== 'refused') return null
  return (
    <ButtonLink size="sm" variant="secondary" href={paths.jobs({ categories: job.categories.join(',') })}>
      {t('similar')}
    </ButtonLink>
  )
}

function TakePlaceButton({ job, application }: ButtonsProps) {
  const t = useTranslations('jobs.detail')
  const takePlace = useTakePlace()
  const { working, run } = useMutation()
  return (
    <Button
      size="sm"
      loading={working}
      onClick={() => void run(() => takePlace(job.id, application.id), t('placeTaken'))}
    >
      {t('takePlace')}
    </Button>
  )
}

/** The words of withdrawing a pending application, and of leaving the waiting list. */
const words = {
  pending: { open: 'withdraw', title: 'withdrawTitle', text: 'withdrawText', done: 'withdrawn' },
  waitlisted: { open: 'leaveList', title: 'leaveTitle', text: 'leaveText', done: 'left' },
} as const

/** Withdraws a pending application or leaves the waiting list, after asking. */
function WithdrawButton({ job, application: { id, status, placeOfferedUntil } }: ButtonsProps) {
  const t = useTranslations('jobs.detail')
  const withdraw = useWithdraw()
  const { working, run } = useMutation()
  const [confirming, setConfirming] = useState(false)
  const { open, title, text, done } = words[status === 'waitlisted' ? status : 'pending']
  const confirm = async () => {
    await run(() => withdraw(job.id, id), t(done))
    setConfirming(false)
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setConfirming(true)}>
        {t(status === 'waitlisted' && placeOfferedUntil ? 'declinePlace' : open)}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
        title={t(title)}
        confirm={t(open)}
        loading={working}
      >
        {t(text, { title: job.title })}
      </ConfirmDialog>
    </>
  )
}
