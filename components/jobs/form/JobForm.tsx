import { Formik } from 'formik'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '#components/ui/Card.tsx'
import { Form } from '#components/ui/form/Form.tsx'
import { FormAlert } from '#components/ui/form/FormAlert.tsx'
import { Stepper } from '#components/ui/Stepper.tsx'
import { toast } from '#components/ui/toast.ts'
import { jobInput, jobSteps } from '#contracts/jobForm.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { check } from '#contracts/validate.ts'
import { fieldsOf, useFailureText } from '#hooks/failure.ts'
import { useSaveJob } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { JobFormButtons } from './JobFormButtons.tsx'
import { errorsOf, stepOfField } from './jobErrors.ts'
import { candidateOf, type JobValues } from './jobValues.ts'
import { stepFields } from './steps.tsx'

interface JobFormProps {
  /** null for a new offer. */
  id: string | null
  status: JobStatus
  initial: JobValues
}

type Wish = 'draft' | 'published'

/** The six-step form, for new offers and for known ones. A draft is kept with a title alone. */
export function JobForm({ id, status, initial }: JobFormProps) {
  const t = useTranslations('jobs.form')
  const router = useRouter()
  const save = useSaveJob()
  const failureText = useFailureText()
  const [step, setStep] = useState(0)
  const [wish, setWish] = useState<Wish>('draft')

  const submit = async (values: JobValues, helpers: FormHelpers) => {
    const checked = await check(jobInput, candidateOf(values, wish))
    if (checked.fields) return showMistakes(checked.fields, helpers)
    try {
      const job = await save(id, checked.value)
      helpers.resetForm({ values })
      toast.success(
        t(wish === 'draft' ? 'draftSaved' : id && status === 'published' ? 'updated' : 'published'),
      )
      await router.push(wish === 'draft' ? paths.editJob(job.id) : paths.job(job.id))
    } catch (error) {
      const fields = fieldsOf(error)
      if (fields) showMistakes(fields, helpers)
      else helpers.setStatus(failureText(error))
    }
  }
  const showMistakes = (fields: Record<string, string>, helpers: FormHelpers) => {
    const first = Math.min(...Object.keys(fields).map(stepOfField))
    helpers.setErrors(errorsOf(fields))
    helpers.setTouched(errorsOf(Object.fromEntries(Object.keys(fields).map((path) => [path, true]))), false)
    const name = jobSteps[first]?.id ?? 'basic'
    helpers.setStatus(t('incomplete', { step: t(`steps.${name}`) }))
    setStep(first)
  }
  const Fields = stepFields[jobSteps[step]?.id ?? 'basic']
  return (
    <Formik initialValues={initial} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ status: alert, isSubmitting, values, setStatus }) => (
        <Form guarded>
          <Stepper
            steps={jobSteps.map((one) => ({ id: one.id, label: t(`steps.${one.id}`) }))}
            current={step}
            onStep={(next) => {
              setStatus(undefined)
              setStep(next)
            }}
            footer={
              <JobFormButtons
                step={step}
                onStep={setStep}
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
        </Form>
      )}
    </Formik>
  )
}

type FormHelpers = {
  setErrors: (errors: object) => void
  setTouched: (touched: object, shouldValidate?: boolean) => unknown
  setStatus: (status?: string) => void
  resetForm: (next: { values: JobValues }) => void
}
