import { Formik } from 'formik'
import { type ReactNode, useState } from 'react'
import { Form } from '#components/forms/Form.tsx'
import { FormAlert } from '#components/forms/FormAlert.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Stepper } from '#components/ui/Stepper.tsx'
import { jobSteps } from '#contracts/jobForm.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { JobConflictDialog } from './JobConflictDialog.tsx'
import { JobFormButtons, type JobFormButtonsProps } from './JobFormButtons.tsx'
import type { JobValues } from './jobValues.ts'
import { stepFields } from './steps.tsx'
import { type TargetStatus, useJobSubmit } from './useJobSubmit.ts'
import { useSteps } from './useSteps.ts'

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
  const { conflict } = saving
  const Fields = stepFields[jobSteps[step]?.id ?? 'basic']
  return (
    <Formik initialValues={initial} validateOnBlur={false} validateOnChange={false} onSubmit={saving.submit}>
      {({ status: alert, isSubmitting, setStatus, ...helpers }) => (
        <Form guarded>
          <Steps
            step={step}
            onStep={setStep}
            isNew={status !== 'published'}
            isDraft={status === 'draft'}
            submitting={isSubmitting ? target : null}
            onTarget={setTarget}
          >
            <FormAlert>{alert}</FormAlert>
            <Fields />
          </Steps>
          <JobConflictDialog
            versions={conflict?.versions ?? null}
            reopens={conflict?.theirs.status === 'closed'}
            onClose={saving.leaveConflict}
            onKeepMine={() => conflict && void saving.keepMine(conflict, { setStatus, ...helpers })}
            onTakeTheirs={() => conflict && saving.takeTheirs(conflict, { setStatus, ...helpers })}
            saving={isSubmitting}
          />
        </Form>
      )}
    </Formik>
  )
}

type StepsProps = Omit<JobFormButtonsProps, 'onBack' | 'onNext'> & {
  onStep: (step: number) => void
  children: ReactNode
}

/** The list of steps with their state, and the current one. */
function Steps({ step, onStep, children, ...buttons }: StepsProps) {
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
          onBack={() => leaveTo(step - 1)}
          onNext={(form) => void goForward(form)}
        />
      }
    >
      <Card className="flex flex-col gap-5">{children}</Card>
    </Stepper>
  )
}
