import { useSWRConfig } from 'swr'
import type { JobInput } from '#contracts/jobForm.ts'
import type { Job, JobsInput } from '#contracts/jobs.ts'
import { keys } from '#lib/keys.ts'
import { closeJob, createJob, deleteJob, duplicateJob, updateJob } from '#services/jobs.ts'
import { useMe } from '../session.ts'
import { useJobs } from './reads.ts'
import { useJobRefresh } from './refresh.ts'

/** One's own offers in any status, with their counts. */
export function useMyJobs(input: Pick<Partial<JobsInput>, 'status' | 'page'>) {
  const me = useMe()
  return useJobs(me ? { owner: me.id, ...input } : null)
}

/** Does something to an offer, then every list that shows offers asks again. */
function useJobDeed<Input extends unknown[], Out>(act: (...input: Input) => Promise<Out>) {
  const { again } = useJobRefresh()
  return async (...input: Input): Promise<Out> => {
    const done = await act(...input)
    await again()
    return done
  }
}

/** Creates an offer, or replaces the one with this id; its page shows it as it was saved. */
export function useSaveJob() {
  const { mutate } = useSWRConfig()
  return useJobDeed(async (id: string | null, input: JobInput): Promise<Job> => {
    const job = await (id ? updateJob(id, input) : createJob(input))
    await mutate(keys.job(job.id), job, { revalidate: false })
    return job
  })
}
export const useCloseJob = () => useJobDeed(closeJob)
export const useDuplicateJob = () => useJobDeed(duplicateJob)
export const useDeleteJob = () => useJobDeed(deleteJob)
