import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSignInFirst } from '#components/account/signInFirst.ts'
import { Button } from '#components/ui/Button.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Badge } from '#components/ui/Chip.tsx'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { ApplicationState } from './ApplicationState.tsx'

const ApplyDialog = dynamic(() => import('./ApplyDialog.tsx').then((module) => module.ApplyDialog), {
  ssr: false,
})

/** What one can do with the offer: apply, follow one's application, or (its owner) edit and choose. */
export function ApplyBox({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const signInFirst = useSignInFirst()
  const [applying, setApplying] = useState(false)
  if (job.can.edit) return <OwnerBox job={job} />
  return (
    <Card className="flex flex-col gap-3">
      <DaysLeft job={job} />
      {job.application ? (
        <ApplicationState job={job} application={job.application} />
      ) : job.can.apply ? (
        <Button full onClick={() => setApplying(true)}>
          {t('apply')}
        </Button>
      ) : (
        <Refused job={job} onSignIn={() => signInFirst(() => {})} />
      )}
      {applying && <ApplyDialog job={job} onClose={() => setApplying(false)} />}
    </Card>
  )
}

function Refused({ job, onSignIn }: { job: Job; onSignIn: () => void }) {
  const t = useTranslations('jobs.detail')
  if (!job.applyRefusal) return null
  return (
    <>
      <p className="text-sm text-muted">{t(`refusal.${job.applyRefusal}`, { age: job.minimumAge ?? 0 })}</p>
      {job.applyRefusal === 'sign-in' && (
        <Button full onClick={onSignIn}>
          {t('signIn')}
        </Button>
      )}
      {job.applyRefusal === 'profile-incomplete' && (
        <ButtonLink full href={paths.settings('main')}>
          {t('completeProfile')}
        </ButtonLink>
      )}
    </>
  )
}

function OwnerBox({ job }: { job: Job }) {
  const t = useTranslations('jobs')
  const isDraft = job.status === 'draft'
  return (
    <Card className="flex flex-col gap-3">
      {isDraft ? <Badge className="self-start">{t('card.draft')}</Badge> : <DaysLeft job={job} />}
      {!isDraft && (
        <ButtonLink full href={paths.applicants(job.id)}>
          {t('detail.applicants')}
        </ButtonLink>
      )}
      <ButtonLink full variant={isDraft ? 'primary' : 'outline'} href={paths.editJob(job.id)}>
        {t(job.status === 'closed' ? 'mine.renew' : 'detail.edit')}
      </ButtonLink>
    </Card>
  )
}
