import { useRef, useState } from 'react'
import type { JobInput } from '#contracts/jobForm.ts'
import type { Job } from '#contracts/jobs.ts'
import type { JobStatus } from '#contracts/lists.ts'
import { isTransient } from '#hooks/failure.ts'
import { type JobSave, useSaveJob } from '#hooks/jobs/mine.ts'
import { areSame } from './jobConflict.ts'
import { type JobValues, toValues } from './jobValues.ts'

/** The offer as the server has it, as far as this form knows: without an id it has none yet. */
export type SavedVersion = { id: string | null; status: JobStatus; values: JobValues; version: string }

/** What is typed, and as the contract has read it. */
type Sent = { values: JobValues; input: JobInput }

export const toSavedVersion = (job: Job, values: JobValues = toValues(job)): SavedVersion => ({
  id: job.id,
  status: job.status,
  values,
  version: job.updatedAt,
})

/** A draft that the server has meanwhile because an earlier response was lost is no other person's version. */
const isOwnVersion = (job: Job, before: Sent | null, { input }: Sent): boolean =>
  before !== null &&
  areSame(before.values, toValues(job)) &&
  (job.status === 'draft' || input.status === 'published')

/** Runs one act after another. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(act: () => Promise<T>): Promise<T> => {
    const result = last.current.then(act)
    last.current = result.catch(() => {})
    return result
  }
}

/** Saves the offer over the version that the form knows, one save at a time, also while responses get lost. */
export function useSavedVersion(opened: SavedVersion) {
  const saveJob = useSaveJob()
  const [saved, setSaved] = useState(opened)
  const base = useRef(opened)
  const unanswered = useRef<Sent | null>(null)
  const takeTurn = useTurns()
  const replace = (version: SavedVersion) => {
    base.current = version
    setSaved(version)
  }
  const sendOnce = async (sent: Sent): Promise<JobSave> => {
    unanswered.current = sent
    try {
      const result = await saveJob(base.current.id, sent.input, base.current.version)
      unanswered.current = null
      if (!result.isStale) replace(toSavedVersion(result.job, sent.values))
      return result
    } catch (error) {
      if (!isTransient(error)) unanswered.current = null
      throw error
    }
  }
  const send = async (sent: Sent): Promise<JobSave> => {
    const before = unanswered.current
    // An offer that may have been created is not created again: the same request gets the lost response.
    if (before && !base.current.id) await sendOnce(before)
    const result = await sendOnce(sent)
    if (!result.isStale || !before || !isOwnVersion(result.job, before, sent)) return result
    replace(toSavedVersion(result.job, before.values))
    return sendOnce(sent)
  }
  return {
    saved,
    base,
    replace,
    save: (sent: Sent) => takeTurn(() => send(sent)),
    /** The offer's id, once the saves under way have ended. */
    findId: () => takeTurn(async () => base.current.id),
    /** Whether the server knows it as a draft: nothing is published, nor sent to be. */
    isDraft: () => base.current.status === 'draft' && unanswered.current?.input.status !== 'published',
  }
}

export type Saving = ReturnType<typeof useSavedVersion>
