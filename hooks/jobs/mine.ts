import useSWR, { useSWRConfig } from 'swr'
import type { JobInput } from '#contracts/jobForm.ts'
import type { Job, JobDays, JobsInput } from '#contracts/jobs.ts'
import { useMe } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { isApiError } from '#services/http/errors.ts'
import {
  closeJob,
  createJob,
  deleteJob,
  duplicateJob,
  listJobDays,
  readJob,
  updateJob,
} from '#services/jobs.ts'
import { useJobs } from './reads.ts'
import { useJobRefresh } from './refresh.ts'

/** The viewer's offers in any status, with their counts. */
export function useMyJobs(input: Pick<Partial<JobsInput>, 'status' | 'query' | 'sort' | 'page'>) {
  const me = useMe()
  return useJobs(me ? { owner: me.id, ...input } : null)
}

/** What happened around one's own offer, day by day. */
export const useJobDays = (id: string) => useSWR<JobDays>(keys.jobDays(id), () => listJobDays(id))

/** Runs a mutation of an offer, then refreshes every list of offers. */
function useJobMutation<Input extends unknown[], Out>(act: (...input: Input) => Promise<Out>) {
  const { again } = useJobRefresh()
  return async (...input: Input): Promise<Out> => {
    const done = await act(...input)
    await again()
    return done
  }
}

export type JobSave = { job: Job; isStale: boolean }

/**
 * Creates an offer, or replaces the version that was loaded; its page shows it as saved. When someone saved another
 * version meanwhile nothing is replaced, and that version is returned.
 */
export function useSaveJob() {
  const { mutate } = useSWRConfig()
  return useJobMutation(async (id: string | null, input: JobInput, version: string): Promise<JobSave> => {
    const saved = await (id ? saveOver(id, input, version) : fresh(createJob(input)))
    await mutate(keys.job(saved.job.id), saved.job, { revalidate: false })
    return saved
  })
}

const fresh = async (saving: Promise<Job>): Promise<JobSave> => ({ job: await saving, isStale: false })

async function saveOver(id: string, input: JobInput, version: string): Promise<JobSave> {
  try {
    return await fresh(updateJob(id, input, version))
  } catch (error) {
    if (!isApiError(error, 'stale')) throw error
    const job = await readJob(id)
    if (job.preview) throw error
    return { job, isStale: true }
  }
}
export const useCloseJob = () => useJobMutation(closeJob)
export const useDuplicateJob = () => useJobMutation(duplicateJob)
export const useDeleteJob = () => useJobMutation(deleteJob)
