import { useFormikContext } from 'formik'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { Card } from '#components/ui/Card.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Stepper } from '#components/ui/Stepper.tsx'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { jobInput, jobSteps } from '#contracts/jobForm.ts'
import type { JobCounts } from '#contracts/jobs.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { JobFormButtons, type JobFormButtonsProps } from './JobFormButtons.tsx'
import { getFieldStep, isOver } from './jobErrors.ts'
import { type JobValues, toCandidate } from './jobValues.ts'
import { stepFields } from './steps.tsx'
import { type TargetStatus, useJobSubmit } from './useJobSubmit.ts'
import { useSavedVersion } from './useSavedVersion.ts'
import { useSteps } from './useSteps.ts'
import { useToldSummary } from './useToldSummary.ts'

/** It loads with the first conflict. */
const JobConflictDialog = dynamic(
  () => import('./JobConflictDialog.tsx').then((dialog) => dialog.JobConflictDialog),
  { loading: QuietLazyState },
)

const ToldDialog = lazyOverlay(() => import('./ToldDialog.tsx').then((told) => told.ToldDialog))

/** It loads after the page: nothing can be lost before something is typed. */
const DraftKeeper = dynamic(() => import('./draft/DraftKeeper.tsx').then((keeper) => keeper.DraftKeeper), {
  ssr: false,
  loading: QuietLazyState,
})

type JobFormProps = {
  /** null for a new offer. */
  id: string | null
  status: JobStatus
  initial: JobValues
  /** The version of it that is edited; none for a new offer. */
  version?: string
  /** How many there are, who learn of changes. */
  applicants?: JobCounts | undefined
  /** A new offer has become a draft by itself. */
  onCreated?: (id: string) => void
}

/** The six-step form of a new or existing offer. A draft is saved as it is written, once it has a title. */
export function JobForm({ id, status, initial, version = '', applicants, onCreated }: JobFormProps) {
  // A closed offer that is over is opened for another deadline.
  const [step, setStep] = useState(() =>
    status === 'closed' && isOver(initial) ? getFieldStep('deadline') : 0,
  )
  const [target, setTarget] = useState<TargetStatus>('draft')
  const saving = useSavedVersion({ id, status, values: initial, version })
  const told = useToldSummary(applicants)
  const submit = useJobSubmit({ saving, target, toStep: setStep, confirm: told.confirm })
  const Fields = stepFields[jobSteps[step]?.id ?? 'basic']
  return (
    <ContractForm
      initial={initial}
      rules={jobInput}
      toInput={(values) => toCandidate(values, target)}
      send={submit.send}
      showFields={submit.showMistakes}
      // The steps know which messages may be shown.
      still
    >
      {(alert) => (
        <>
          <Steps
            step={step}
            onStep={setStep}
            isNew={saving.saved.status !== 'published'}
            isDraft={saving.saved.status === 'draft'}
            target={target}
            onTarget={setTarget}
            note={<DraftKeeper saving={saving} submit={submit} onCreated={onCreated} />}
          >
            {alert}
            <Fields />
          </Steps>
          <Conflict submit={submit} />
          {told.asked && (
            <ToldDialog
              changes={told.asked.changes}
              onClose={() => told.asked?.answer(false)}
              onConfirm={() => told.asked?.answer(true)}
            />
          )}
        </>
      )}
    </ContractForm>
  )
}

/** The question that a conflict asks. */
function Conflict({ submit }: { submit: ReturnType<typeof useJobSubmit> }) {
  const form = useFormikContext<JobValues>()
  const { conflict } = submit
  if (!conflict) return null
  return (
    <JobConflictDialog
      versions={conflict.versions}
      reopens={conflict.theirs.status === 'closed'}
      onClose={submit.leaveConflict}
      onKeepMine={() => void submit.keepMine(conflict, form)}
      onTakeTheirs={() => submit.takeTheirs(conflict, form)}
      saving={form.isSubmitting}
    />
  )
}

type StepsProps = Omit<JobFormButtonsProps, 'onBack' | 'onNext' | 'submitting'> & {
  target: TargetStatus
  onStep: (step: number) => void
  /** Below the step's fields. */
  note: ReactNode
  children: ReactNode
}

/** The list of steps with their state, and the current one. */
function Steps({ step, target, onStep, note, children, ...buttons }: StepsProps) {
  const { isSubmitting } = useFormikContext()
  const { steps, leaveTo, goForward } = useSteps(step, onStep)
  return (
    <Stepper
      steps={steps}
      current={step}
      onStep={leaveTo}
      footer={
        <JobFormButtons
          {...buttons}
          step={step}
          submitting={isSubmitting ? target : null}
          onBack={() => leaveTo(step - 1)}
          onNext={(form) => void goForward(form)}
        />
      }
    >
      <Card className="flex flex-col gap-5">{children}</Card>
      {note}
    </Stepper>
  )
}
