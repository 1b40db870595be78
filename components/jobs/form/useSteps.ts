import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { getFaults, useErrorsFollow } from '#components/forms/useErrorsFollow.ts'
import { focusInvalid } from '#components/ui/fields/useFocusInvalid.ts'
import { jobSteps } from '#contracts/jobForm.ts'
import { findOfferFaults, getFieldStep, isOver, toErrors } from './jobErrors.ts'
import { type JobValues, toCandidate } from './jobValues.ts'

/** The steps of the surrounding form, the state of each, and the navigation between them. */
export function useSteps(step: number, setStep: (step: number) => void) {
  const t = useTranslations('myJobs.form')
  const { values, errors, setErrors, setStatus, setFieldTouched } = useFormikContext<JobValues>()
  useErrorsFollow(findOfferFaults)
  const faults = getFaults(errors)
  const faulty = new Set(Object.keys(faults).map(getFieldStep))
  // The error of one step is not shown over the next.
  const leaveTo = (next: number) => {
    setStatus(undefined)
    setStep(next)
  }
  const goForward = async (form: HTMLFormElement | null) => {
    const found = Object.entries(await findOfferFaults(values)).filter(
      ([path]) => getFieldStep(path) === step,
    )
    if (found.length === 0) return leaveTo(step + 1)
    for (const [path] of found) void setFieldTouched(path, true, false)
    setErrors(toErrors({ ...faults, ...Object.fromEntries(found) }))
    setStatus(t('incomplete', { step: t(`steps.${jobSteps[step]?.id ?? 'basic'}`) }))
    // After the errors are rendered.
    setTimeout(() => focusInvalid(form))
  }
  const candidate = toCandidate(values, 'published')
  const late = isOver(values) ? getFieldStep('deadline') : null
  return {
    leaveTo,
    goForward,
    steps: jobSteps.map(({ id, schema }, place) => ({
      id,
      label: t(`steps.${id}`),
      done: place !== late && schema.isValidSync(candidate),
      invalid: faulty.has(place),
    })),
  }
}
