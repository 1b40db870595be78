import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { jobInput } from '#contracts/jobForm.ts'
import type { Job } from '#contracts/jobs.ts'
import { check } from '#contracts/validate.ts'
import { isTransient, logBroken } from '#hooks/failure.ts'
import { areSame } from '../jobConflict.ts'
import { type JobValues, toCandidate } from '../jobValues.ts'
import type { Saving } from '../useSavedVersion.ts'

/** In milliseconds: after the last change, and until a save that got no response is tried again. */
const pause = 1_500
const again = 15_000

export type SaveState =
  | { is: 'unchanged' | 'saving' | 'untitled' | 'faulty' | 'failed' | 'waiting' | 'conflict' }
  | { is: 'saved'; at: Date }

type AutosaveOptions = {
  saving: Saving
  /** Someone else saved the draft meanwhile. */
  onConflict: (theirs: Job, mine: JobValues) => void
}

/** Saves a draft a little after each change. It never publishes, and leaves published offers alone. */
export function useAutosave({ saving, onConflict }: AutosaveOptions) {
  const { values, isSubmitting } = useFormikContext<JobValues>()
  const [state, setState] = useState<SaveState>({ is: 'unchanged' })
  const unsaved = useUnsaved(saving)
  const save = async (typed: JobValues): Promise<void> => {
    if (!saving.isDraft() || areSame(typed, saving.base.current.values)) return
    const { value, fields } = await check(jobInput, toCandidate(typed, 'draft'))
    if (!value) return setState({ is: fields.title === 'title-required' ? 'untitled' : 'faulty' })
    setState({ is: 'saving' })
    try {
      const { job, isStale } = await saving.save({ values: typed, input: value })
      setState(isStale ? { is: 'conflict' } : { is: 'saved', at: new Date() })
      if (!isStale) return
      unsaved.remember(typed, { isConflict: true })
      onConflict(job, typed)
    } catch (error) {
      unsaved.remember(typed, { isConflict: false })
      if (!isTransient(error)) logBroken('The draft is not saved', error)
      setState({ is: isTransient(error) ? 'waiting' : 'failed' })
    }
  }
  const saveNow = useEffectEvent((typed: JobValues) => void save(typed))
  const saveTyped = useEffectEvent((typed: JobValues) => {
    if (!unsaved.isKnown(typed)) saveNow(typed)
  })
  const isBusy = isSubmitting || state.is === 'saving'
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => saveTyped(values), pause)
    return () => clearTimeout(timer)
  }, [values, isBusy])
  const isWaiting = state.is === 'waiting' && !isSubmitting
  useEffect(() => {
    if (!isWaiting) return
    const retry = () => saveNow(values)
    window.addEventListener('online', retry)
    const timer = setInterval(retry, again)
    return () => {
      window.removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [values, isWaiting])
  return { state, save: () => save(values) }
}

/** What the server did not take, so that it is not sent again by itself; after a conflict nothing is, until one version is chosen. */
function useUnsaved({ base }: Saving) {
  const last = useRef<{ values: JobValues; version: string; isConflict: boolean } | null>(null)
  return {
    remember: (values: JobValues, { isConflict }: { isConflict: boolean }) => {
      last.current = { values, version: base.current.version, isConflict }
    },
    isKnown: (typed: JobValues): boolean =>
      last.current !== null &&
      last.current.version === base.current.version &&
      (last.current.isConflict || areSame(typed, last.current.values)),
  }
}
