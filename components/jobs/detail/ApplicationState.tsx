import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { ApplicationMark } from '../ApplicationMark.tsx'
import { WithdrawButton } from '../WithdrawButton.tsx'

const hints = { pending: 'pendingHint', accepted: 'acceptedHint', refused: 'refusedHint' } as const

/** What comes next for an application of each status; one that waits says when its offer was closed. */
export const getHint = (
  { status }: Pick<NonNullable<Job['application']>, 'status'>,
  job: Pick<Job, 'status'>,
): (typeof hints)[keyof typeof hints] | 'closedHint' =>
  status === 'pending' && job.status === 'closed' ? 'closedHint' : hints[status]

type ApplicationStateProps = {
  job: Job
  application: NonNullable<Job['application']>
}

/** The status of the viewer's application, and a button to withdraw it while it is pending. */
export function ApplicationState({ job, application }: ApplicationStateProps) {
  const t = useTranslations('jobs.detail')
  const box = useTakenFocus()
  return (
    <div ref={box} role="status" tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <ApplicationMark status={application.status} />
      <p className="text-sm text-muted">{t(getHint(application, job))}</p>
      {application.status === 'pending' && <WithdrawButton job={job} id={application.id} className="mt-2" />}
      {application.status === 'refused' && (
        <ButtonLink variant="secondary" href={paths.jobs({ categories: job.categories.join(',') })}>
          {t('similar')}
        </ButtonLink>
      )}
    </div>
  )
}

/** In milliseconds: longer than a dialog takes to close, during which it has the focus. */
const dialogGone = 300

/** After sending from a dialog, the button that opened it is gone: the focus moves here. */
function useTakenFocus() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) return
    const timer = setTimeout(() => box.current?.focus({ preventScroll: true }), dialogGone)
    return () => clearTimeout(timer)
  }, [])
  return box
}
