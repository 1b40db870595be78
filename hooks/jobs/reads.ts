import useSWR from 'swr'
import type { JobSearchInput, JobSearchPage } from '#contracts/jobSearch.ts'
import type { CardJob, JobsInput, JobsPage, ListedJob } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import { listJobs, readJob, searchJobs } from '#services/jobs.ts'

/** One offer; a guest gets its preview. */
export const useJob = (id: string) => useSWR<ListedJob>(id ? keys.job(id) : null, () => readJob(id))

/** A page of search results, of which the first paint has the cards alone. */
export const useJobSearch = (input: Partial<JobSearchInput> | null) =>
  usePagedQuery<Omit<JobSearchPage, 'data'> & Page<CardJob>>(input ? keys.jobSearch(input) : null, () =>
    searchJobs(input ?? {}),
  )

/** Offers of an organisation, or the viewer's favourites and applications. */
export const useJobs = (input: Partial<JobsInput> | null) =>
  usePagedQuery<JobsPage>(input ? keys.jobs(input) : null, () => listJobs(input ?? {}))
