import { useTranslations } from 'next-intl'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { ApplicationButtons } from '../ApplicationButtons.tsx'
import { ApplicationMark } from '../ApplicationMark.tsx'
import { OwnerLine } from '../OwnerLine.tsx'
import { useNextStep } from '../useNextStep.ts'
import { OwnAnswers } from './OwnAnswers.tsx'

type AppliedJobCardProps = {
  job: Job
  application: NonNullable<Job['application']>
}

/** One of the viewer's applications: its offer, its state, when it was sent, their answers, and what they can do. */
export function AppliedJobCard({ job, application }: AppliedJobCardProps) {
  const t = useTranslations('jobs.detail')
  const getNextStep = useNextStep()
  return (
    <Card as="article" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="min-w-0 grow basis-60 text-lg leading-6 [overflow-wrap:anywhere]">
          <Link href={paths.job(job.id)} className="hover:text-brand">
            {job.title}
          </Link>
        </h2>
        <p className="text-muted text-sm">
          {t.rich('appliedWhen', { when: () => <RelativeTime date={application.createdAt} /> })}
        </p>
      </div>
      <OwnerLine owner={job.owner} />
      <div className="flex flex-col gap-1">
        <ApplicationMark application={application} />
        <p className="text-muted text-sm" suppressHydrationWarning>
          {getNextStep(job, application)}
        </p>
      </div>
      <OwnAnswers id={application.id} />
      <div className="flex flex-wrap items-center gap-2">
        <MessageButton userId={job.owner.id} name={job.owner.name} />
        <ApplicationButtons job={job} application={application} />
      </div>
    </Card>
  )
}
