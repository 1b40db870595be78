import { Formik } from 'formik'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '#components/ui/Card.tsx'
import { Form } from '#components/ui/form/Form.tsx'
import { FormAlert } from '#components/ui/form/FormAlert.tsx'
import { Stepper } from '#components/ui/Stepper.tsx'
import { jobSteps } from '#contracts/jobForm.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { JobConflictDialog } from './JobConflictDialog.tsx'
import { JobFormButtons } from './JobFormButtons.tsx'
import type { JobValues } from './jobValues.ts'
import { stepFields } from './steps.tsx'
import { useJobSubmit, type Wish } from './useJobSubmit.ts'

interface JobFormProps {
  /** null for a new offer. */
  id: string | null
  status: JobStatus
  initial: JobValues
  /** Which version of it is edited; none of a new one. */
  version?: string
}

/** The six-step form, for new offers and for known ones. A draft is kept with a title alone. */
export function JobForm({ id, status, initial, version = '' }: JobFormProps) {
  const t = useTranslations('jobs.form')
  const [step, setStep] = useState(0)
  const [wish, setWish] = useState<Wish>('draft')

  // What was said over one step is not said over the next.
  const leaveTo = (setStatus: (status: undefined) => void) => (next: number) => {
    setStatus(undefined)
    setStep(next)
  }
  const saving = useJobSubmit({ id, status, wish, toStep: setStep, initial, version })
  const { conflict } = saving
  const Fields = stepFields[jobSteps[step]?.id ?? 'basic']
  return (
    <Formik initialValues={initial} validateOnBlur={false} validateOnChange={false} onSubmit={saving.submit}>
      {({ status: alert, isSubmitting, values, setStatus, ...helpers }) => (
        <Form guarded>
          <Stepper
            steps={jobSteps.map((one) => ({ id: one.id, label: t(`steps.${one.id}`) }))}
            current={step}
            onStep={leaveTo(setStatus)}
            footer={
              <JobFormButtons
                step={step}
                onStep={leaveTo(setStatus)}
                isNew={status !== 'published'}
                canDraft={status === 'draft' && values.title.trim() !== ''}
                submitting={isSubmitting ? wish : null}
                onWish={setWish}
              />
            }
          >
            <Card className="flex flex-col gap-5">
              <FormAlert>{alert}</FormAlert>
              <Fields />
            </Card>
          </Stepper>
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
