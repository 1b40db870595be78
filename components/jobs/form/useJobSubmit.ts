import type { FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { toast } from '#components/ui/states/toast.ts'
import { type JobInput, jobSteps } from '#contracts/jobForm.ts'
import type { Job } from '#contracts/jobs.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { useSaveJob } from '#hooks/jobs/mine.ts'
import { paths } from '#lib/paths.ts'
import { areSame, type JobVersions, mineOverTheirs } from './jobConflict.ts'
import { getFieldStep, toErrors, toFormFaults } from './jobErrors.ts'
import { type JobValues, toValues } from './jobValues.ts'

export type TargetStatus = 'draft' | 'published'

type JobSubmitOptions = {
  id: string | null
  status: JobStatus
  target: TargetStatus
  toStep: (step: number) => void
  /** The values that are edited and their version; an empty version for a new offer. */
  initial: JobValues
  version: string
}

/** The values as they were loaded, and their version. */
type LoadedVersion = { values: JobValues; version: string }

/** Someone else saved the offer meanwhile. */
export type JobConflict = { versions: JobVersions; theirs: Job }

/** Opens the first step with an error and shows it. */
function useMistakes(toStep: (step: number) => void) {
  const t = useTranslations('jobs.form')
  return (fields: Record<string, string>, helpers: FormikHelpers<JobValues>, values: JobValues) => {
    const first = Math.min(...Object.keys(fields).map(getFieldStep))
    const step = jobSteps[first]?.id ?? 'basic'
    helpers.setErrors(toErrors(toFormFaults(fields, values)))
    helpers.setStatus(t('incomplete', { step: t(`steps.${step}`) }))
    toStep(first)
  }
}

/** Shows a toast and the saved offer; a draft stays in the form. */
function useShowSaved({ id, status, target }: Pick<JobSubmitOptions, 'id' | 'status' | 'target'>) {
  const t = useTranslations('jobs.form')
  const router = useRouter()
  return async (job: Job) => {
    const wasPublished = id !== null && status === 'published'
    toast.success(t(target === 'draft' ? 'draftSaved' : wasPublished ? 'updated' : 'published'))
    await router.push(target === 'draft' ? paths.editJob(job.id) : paths.job(job.id))
  }
}

/**
 * Saves the form with the requested status, or opens the first step with an error; nothing typed is lost either way.
 */
export function useJobSubmit(options: JobSubmitOptions) {
  const { id, target, initial, version } = options
  const base = useRef<LoadedVersion>({ values: initial, version })
  const [conflict, setConflict] = useState<JobConflict | null>(null)
  const showMistakes = useMistakes(options.toStep)
  const showSaved = useShowSaved(options)
  const saveJob = useSaveJob()

  const finish = async (job: Job, values: JobValues, helpers: FormikHelpers<JobValues>) => {
    helpers.resetForm({ values })
    base.current = { values, version: job.updatedAt }
    await showSaved(job)
  }
  const send = async (input: JobInput, helpers: FormikHelpers<JobValues>, values: JobValues) => {
    const { job, isStale } = await saveJob(id, input, base.current.version)
    if (!isStale) return finish(job, values, helpers)
    const versions = { base: base.current.values, mine: values, theirs: toValues(job) }
    // The viewer's own change whose response was lost, or an identical one of someone else.
    const isThere = job.status === target && areSame(mineOverTheirs(versions), versions.theirs)
    if (isThere) await finish(job, versions.theirs, helpers)
    else setConflict({ versions, theirs: job })
  }
  const resolve = ({ versions, theirs }: JobConflict) => {
    base.current = { values: versions.theirs, version: theirs.updatedAt }
    setConflict(null)
  }
  return {
    conflict,
    send,
    showMistakes,
    leaveConflict: () => setConflict(null),
    ...getResolutions(resolve),
  }
}

/** The two ways out of a conflict, whose version is the one that is edited from then on. */
const getResolutions = (resolve: (conflict: JobConflict) => void) => ({
  keepMine: async (ended: JobConflict, form: FormikHelpers<JobValues>) => {
    resolve(ended)
    await form.setValues(mineOverTheirs(ended.versions), false)
    await form.submitForm()
  },
  takeTheirs: (ended: JobConflict, form: FormikHelpers<JobValues>) => {
    resolve(ended)
    form.resetForm({ values: ended.versions.theirs })
  },
})
