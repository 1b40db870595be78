import type { FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { toast } from '#components/ui/toast.ts'
import { jobInput, jobSteps } from '#contracts/jobForm.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { check } from '#contracts/validate.ts'
import { fieldsOf, useFailureText } from '#hooks/failure.ts'
import { useSaveJob } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { errorsOf, stepOfField } from './jobErrors.ts'
import { candidateOf, type JobValues } from './jobValues.ts'

export type Wish = 'draft' | 'published'

interface JobSubmitOptions {
  id: string | null
  status: JobStatus
  wish: Wish
  toStep: (step: number) => void
}

/** Saves the form as it is wished, or goes to the first step with a mistake; nothing typed is lost either way. */
export function useJobSubmit({ id, status, wish, toStep }: JobSubmitOptions) {
  const t = useTranslations('jobs.form')
  const router = useRouter()
  const save = useSaveJob()
  const failureText = useFailureText()

  const showMistakes = (fields: Record<string, string>, helpers: FormikHelpers<JobValues>) => {
    const first = Math.min(...Object.keys(fields).map(stepOfField))
    const step = jobSteps[first]?.id ?? 'basic'
    helpers.setErrors(errorsOf(fields))
    helpers.setStatus(t('incomplete', { step: t(`steps.${step}`) }))
    toStep(first)
  }
  return async (values: JobValues, helpers: FormikHelpers<JobValues>) => {
    const checked = await check(jobInput, candidateOf(values, wish))
    if (checked.fields) return showMistakes(checked.fields, helpers)
    try {
      const job = await save(id, checked.value)
      helpers.resetForm({ values })
      const wasPublished = id !== null && status === 'published'
      toast.success(t(wish === 'draft' ? 'draftSaved' : wasPublished ? 'updated' : 'published'))
      await router.push(wish === 'draft' ? paths.editJob(job.id) : paths.job(job.id))
    } catch (error) {
      const fields = fieldsOf(error)
      if (fields) showMistakes(fields, helpers)
      else helpers.setStatus(failureText(error))
    }
  }
}
