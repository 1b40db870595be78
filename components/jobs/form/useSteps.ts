import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { faultsOf, useErrorsFollow } from '#components/ui/form/useErrorsFollow.ts'
import { focusInvalid } from '#components/ui/form/useFocusInvalid.ts'
import { jobSteps } from '#contracts/jobForm.ts'
import { errorsOf, faultsOfOffer, stepOfField } from './jobErrors.ts'
import { candidateOf, type JobValues } from './jobValues.ts'

/** The steps of the form around it, how each of them stands, and the ways between them. */
export function useSteps(step: number, setStep: (step: number) => void) {
  const t = useTranslations('jobs.form')
  const { values, errors, setErrors, setStatus, setFieldTouched } = useFormikContext<JobValues>()
  useErrorsFollow(faultsOfOffer)
  const faults = faultsOf(errors)
  const faulty = new Set(Object.keys(faults).map(stepOfField))
  // What was said over one step is not said over the next.
  const leaveTo = (next: number) => {
    setStatus(undefined)
    setStep(next)
  }
  const goOn = async (form: HTMLFormElement | null) => {
    const found = Object.entries(await faultsOfOffer(values)).filter(([path]) => stepOfField(path) === step)
    if (found.length === 0) return leaveTo(step + 1)
    for (const [path] of found) void setFieldTouched(path, true, false)
    setErrors(errorsOf({ ...faults, ...Object.fromEntries(found) }))
    setStatus(t('incomplete', { step: t(`steps.${jobSteps[step]?.id ?? 'basic'}`) }))
    // Once the mistakes are marked.
    setTimeout(() => focusInvalid(form))
  }
  const candidate = candidateOf(values, 'published')
  return {
    leaveTo,
    goOn,
    steps: jobSteps.map(({ id, schema }, place) => ({
      id,
      label: t(`steps.${id}`),
      done: schema.isValidSync(candidate),
      invalid: faulty.has(place),
    })),
  }
}
