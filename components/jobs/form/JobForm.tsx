import { useFormikContext } from 'formik'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { ContractForm } from '#components/forms/ContractForm.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Stepper } from '#components/ui/Stepper.tsx'
import { QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { jobInput, jobSteps } from '#contracts/jobForm.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { JobFormButtons, type JobFormButtonsProps } from './JobFormButtons.tsx'
import { type JobValues, toCandidate } from './jobValues.ts'
import { stepFields } from './steps.tsx'
import { type TargetStatus, useJobSubmit } from './useJobSubmit.ts'
import { useSteps } from './useSteps.ts'

/** It loads with the first conflict. */
const JobConflictDialog = dynamic(
  () => import('./JobConflictDialog.tsx').then((dialog) => dialog.JobConflictDialog),
  { loading: QuietLazyState },
)

type JobFormProps = {
  /** null for a new offer. */
  id: string | null
  status: JobStatus
  initial: JobValues
  /** The version of it that is edited; none for a new offer. */
  version?: string
}

/** The six-step form of a new or existing offer. A draft is stored once it has a title. */
export function JobForm({ id, status, initial, version = '' }: JobFormProps) {
  const [step, setStep] = useState(0)
  const [target, setTarget] = useState<TargetStatus>('draft')
  const saving = useJobSubmit({ id, status, target, toStep: setStep, initial, version })
  const Fields = stepFields[jobSteps[step]?.id ?? 'basic']
  return (
    <ContractForm
      initial={initial}
      rules={jobInput}
      toInput={(values) => toCandidate(values, target)}
      send={saving.send}
      showFields={saving.showMistakes}
      // The steps know which messages may be shown.
      still
      guarded
    >
      {(alert) => (
        <>
          <Steps
            step={step}
            onStep={setStep}
            isNew={status !== 'published'}
            isDraft={status === 'draft'}
            target={target}
            onTarget={setTarget}
          >
            {alert}
            <Fields />
          </Steps>
          <Conflict saving={saving} />
        </>
      )}
    </ContractForm>
  )
}

/** The question that a conflict asks. */
function Conflict({ saving }: { saving: ReturnType<typeof useJobSubmit> }) {
  const form = useFormikContext<JobValues>()
  const { conflict } = saving
  if (!conflict) return null
  return (
    <JobConflictDialog
      versions={conflict.versions}
      reopens={conflict.theirs.status === 'closed'}
      onClose={saving.leaveConflict}
      onKeepMine={() => void saving.keepMine(conflict, form)}
      onTakeTheirs={() => saving.takeTheirs(conflict, form)}
      saving={form.isSubmitting}
    />
  )
}

type StepsProps = Omit<JobFormButtonsProps, 'onBack' | 'onNext' | 'submitting'> & {
  target: TargetStatus
  onStep: (step: number) => void
  children: ReactNode
}

/** The list of steps with their state, and the current one. */
function Steps({ step, target, onStep, children, ...buttons }: StepsProps) {
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
    </Stepper>
  )
}
