import type { FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '#components/ui/states/toast.ts'
import { type JobInput, jobSteps } from '#contracts/jobForm.ts'
import type { Job } from '#contracts/jobs.ts'
import { paths } from '#lib/paths.ts'
import { areSame, type JobVersions, mineOverTheirs } from './jobConflict.ts'
import { getFieldStep, toErrors, toFormFaults } from './jobErrors.ts'
import { type JobValues, toValues } from './jobValues.ts'
import { type SavedVersion, type Saving, toSavedVersion } from './useSavedVersion.ts'

export type TargetStatus = 'draft' | 'published'

type JobSubmitOptions = {
  saving: Saving
  target: TargetStatus
  toStep: (step: number) => void
  /** Asks before others are told; nothing is saved when it says no. */
  confirm: (base: SavedVersion, input: JobInput) => Promise<boolean>
}

/** Someone else saved the offer meanwhile. */
export type JobConflict = {
  versions: JobVersions
  theirs: Job
  /** Whether a button was pressed: the viewer's version is then saved at once, as that button says. */
  isPressed: boolean
}

/** Opens the first step with an error and shows it. */
function useMistakes(toStep: (step: number) => void) {
  const t = useTranslations('myJobs.form')
  return (fields: Record<string, string>, helpers: FormikHelpers<JobValues>, values: JobValues) => {
    const first = Math.min(...Object.keys(fields).map(getFieldStep))
    const step = jobSteps[first]?.id ?? 'basic'
    helpers.setErrors(toErrors(toFormFaults(fields, values)))
    helpers.setStatus(t('incomplete', { step: t(`steps.${step}`) }))
    toStep(first)
  }
}

/** Shows the saved offer: a draft in the form, what is newly published with the ways to share it. */
function useShowSaved(target: TargetStatus) {
  const t = useTranslations('myJobs.form')
  const router = useRouter()
  return async (job: Job, wasPublished: boolean) => {
    if (target === 'draft') toast.success(t('draftSaved'))
    else if (wasPublished) toast.success(t('updated'))
    const path = wasPublished ? paths.job(job.id) : paths.published(job.id)
    await router.push(target === 'draft' ? paths.editJob(job.id) : path)
  }
}

/**
 * Saves the form with the requested status, or opens the first step with an error; nothing typed is lost either way.
 */
export function useJobSubmit({ saving, target, toStep, confirm }: JobSubmitOptions) {
  const { conflict, meet, resolve, leaveConflict } = useConflict(saving)
  const [isFinished, setFinished] = useState(false)
  const showMistakes = useMistakes(toStep)
  const showSaved = useShowSaved(target)

  const finish = async (job: Job, values: JobValues, helpers: FormikHelpers<JobValues>) => {
    const wasPublished = saving.saved.status === 'published'
    // The guard of the form has to know before the route changes that nothing is lost with it.
    flushSync(() => {
      saving.replace(toSavedVersion(job, values))
      setFinished(true)
      helpers.resetForm({ values })
    })
    await showSaved(job, wasPublished)
    setFinished(false)
  }
  const send = async (input: JobInput, helpers: FormikHelpers<JobValues>, values: JobValues) => {
    if (!(await confirm(saving.base.current, input))) return
    const { job, isStale } = await saving.save({ values, input })
    if (!isStale) return finish(job, values, helpers)
    const versions = { base: saving.base.current.values, mine: values, theirs: toValues(job) }
    // The viewer's own change whose response was lost, or an identical one of someone else.
    const isThere = job.status === target && areSame(mineOverTheirs(versions), versions.theirs)
    if (isThere) await finish(job, versions.theirs, helpers)
    else meet(job, values, true)
  }
  return {
    conflict,
    isFinished,
    meet,
    send,
    showMistakes,
    leaveConflict,
    ...getResolutions(resolve),
  }
}

/** The version of someone else that a save has met, until one of both is chosen. */
function useConflict(saving: Saving) {
  const [conflict, setConflict] = useState<JobConflict | null>(null)
  return {
    conflict,
    meet: (theirs: Job, mine: JobValues, isPressed: boolean) =>
      setConflict({
        versions: { base: saving.base.current.values, mine, theirs: toValues(theirs) },
        theirs,
        isPressed,
      }),
    resolve: ({ theirs }: JobConflict) => {
      saving.replace(toSavedVersion(theirs))
      setConflict(null)
    },
    leaveConflict: () => setConflict(null),
  }
}

/** The two ways out of a conflict, whose version is the one that is edited from then on. */
const getResolutions = (resolve: (conflict: JobConflict) => void) => ({
  keepMine: async (ended: JobConflict, form: FormikHelpers<JobValues>) => {
    resolve(ended)
    await form.setValues(mineOverTheirs(ended.versions), false)
    if (ended.isPressed) await form.submitForm()
  },
  takeTheirs: (ended: JobConflict, form: FormikHelpers<JobValues>) => {
    resolve(ended)
    form.resetForm({ values: ended.versions.theirs })
  },
})
