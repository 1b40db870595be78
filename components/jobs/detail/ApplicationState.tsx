import { useEffect, useId, useRef } from 'react'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { dialogGone } from '#components/ui/dialogs/focusBack.ts'
import type { Job } from '#contracts/jobs.ts'
import { ApplicationButtons } from '../ApplicationButtons.tsx'
import { ApplicationMark } from '../ApplicationMark.tsx'
import { useNextStep } from '../useNextStep.ts'

type ApplicationStateProps = {
  job: Job
  application: NonNullable<Job['application']>
}

/** The status of the viewer's application, what comes next, and what they can do about it. */
export function ApplicationState({ job, application }: ApplicationStateProps) {
  const getNextStep = useNextStep()
  const box = useTakenFocus()
  const name = useId()
  const nextStep = useId()
  return (
    // Screen readers say a name where the focus arrives, not what is inside.
    <div
      ref={box}
      role="status"
      aria-labelledby={name}
      aria-describedby={nextStep}
      tabIndex={-1}
      className="flex flex-col gap-2 outline-none"
    >
      <div id={name}>
        <ApplicationMark application={application} />
      </div>
      <p id={nextStep} className="text-sm text-muted" suppressHydrationWarning>
        {getNextStep(job, application)}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {application.status === 'accepted' && (
          <MessageButton
            userId={job.owner.id}
            name={job.owner.name}
            variant={application.ended ? 'secondary' : 'primary'}
          />
        )}
        <ApplicationButtons job={job} application={application} />
      </div>
    </div>
  )
}

/** After sending from a dialog, the button that opened it is gone: the focus moves here, and the page with it. */
function useTakenFocus() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('[role="dialog"]')) return
    const timer = setTimeout(() => box.current?.focus(), dialogGone)
    return () => clearTimeout(timer)
  }, [])
  return box
}
