import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Badge } from '#components/ui/buttons/Chip.tsx'
import { PressButton } from '#components/ui/buttons/PressLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Circle } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { missingToApply, type NeededToApply } from '#contracts/applying.ts'
import type { Job } from '#contracts/jobs.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { DaysLeft } from '../DaysLeft.tsx'
import { RemovedBox } from '../mine/RemovedBox.tsx'
import { Alternatives } from './Alternatives.tsx'
import { ApplicationState } from './ApplicationState.tsx'

/** Dictionary keys contain no dots. */
const fieldKey = {
  name: 'name',
  age: 'age',
  country: 'country',
  city: 'city',
  'config.about': 'about',
  'config.categories': 'interests',
  'config.work_shift': 'availability',
} as const satisfies Record<NeededToApply, string>

type ApplyBoxProps = {
  job: Job
  onApply: () => void
}

/** Whether the viewer could still apply by the deadline, or waits for an answer. */
const isDeadlineShown = ({ applyRefusal, application }: Job): boolean =>
  applyRefusal !== 'full' && application?.status !== 'accepted' && application?.status !== 'refused'

/** The actions on an offer: apply, join the waiting list, follow the application, or (its owner) edit and decide. */
export function ApplyBox({ job, onApply }: ApplyBoxProps) {
  const t = useTranslations('jobs.detail')
  if (job.can.edit) return <OwnerBox job={job} />
  return (
    <Card className="flex flex-col gap-3">
      {isDeadlineShown(job) && <DaysLeft job={job} />}
      {job.application ? (
        <ApplicationState job={job} application={job.application} />
      ) : job.can.apply ? (
        <PressButton href={paths.apply(job.id)} full onClick={onApply}>
          {t('apply')}
        </PressButton>
      ) : (
        <CannotApply job={job} onApply={onApply} />
      )}
    </Card>
  )
}

function CannotApply({ job, onApply }: ApplyBoxProps) {
  const t = useTranslations('jobs.detail')
  if (!job.applyRefusal) return null
  if (job.applyRefusal === 'profile-incomplete') return <Missing job={job} />
  return (
    <>
      <p className="text-sm text-muted">
        {job.can.joinWaitingList
          ? t('fullHint')
          : t(`refusal.${job.applyRefusal}`, { age: job.minimumAge ?? 0 })}
      </p>
      {job.can.joinWaitingList && (
        <PressButton href={paths.apply(job.id)} full onClick={onApply}>
          {t('joinList')}
        </PressButton>
      )}
      {(job.applyRefusal === 'full' || job.applyRefusal === 'closed') && <Alternatives job={job} />}
    </>
  )
}

/** What the viewer's profile lacks, each with a link to its field; saving there returns here. */
function Missing({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const me = useMe()
  const fields = me ? missingToApply(me) : []
  const getFieldPath = (field = '') => paths.settingsField(field, paths.job(job.id))
  return (
    <>
      <p className="text-sm text-muted">{t('refusal.profile-incomplete')}</p>
      <ul aria-label={t('missing')} className="flex flex-col text-sm">
        {fields.map((field) => (
          <li key={field}>
            <Link
              href={getFieldPath(field)}
              className="inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline mouse:min-h-8"
            >
              <Circle size={16} aria-hidden className="shrink-0" />
              {t(`missingFields.${fieldKey[field]}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink full href={getFieldPath(fields[0])}>
        {t('completeProfile')}
      </ButtonLink>
    </>
  )
}

function OwnerBox({ job }: { job: Job }) {
  const t = useTranslations('jobs')
  if (job.removed) return <RemovedBox job={job} />
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
        {t(job.status === 'closed' ? 'detail.renew' : 'detail.edit')}
      </ButtonLink>
    </Card>
  )
}
