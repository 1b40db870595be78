import useSWR from 'swr'
import type { Job, JobSearchInput, JobSearchPage, JobsInput, PreviewJob } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { listJobs, readJob, searchJobs } from '#services/jobs.ts'

/** One offer; a guest gets its preview. */
export const useJob = (id: string) => useSWR<Job | PreviewJob>(id ? keys.job(id) : null, () => readJob(id))

/** A page of found offers; the last one stays on the screen while the next is on its way. */
export const useJobSearch = (input: Partial<JobSearchInput> | null) =>
  useSWR<JobSearchPage>(input ? keys.jobSearch(input) : null, () => searchJobs(input ?? {}), {
    keepPreviousData: true,
  })

/** Offers by whose they are or what one did with them: favourites, applied, of an organisation. */
export const useJobs = (input: Partial<JobsInput> | null) =>
  useSWR<Page<Job>>(input ? keys.jobs(input) : null, () => listJobs(input ?? {}), { keepPreviousData: true })
