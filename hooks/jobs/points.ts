import useSWR from 'swr'
import type { JobPoints, JobSearchInput } from '#contracts/jobSearch.ts'
import { keys } from '#lib/keys.ts'
import { listJobPoints } from '#services/places.ts'

/** Where the offers of a search are; the last points stay until the next have come. */
export const useJobPoints = (input: Partial<JobSearchInput> | null) =>
  useSWR<JobPoints>(input ? keys.jobPoints(input) : null, () => listJobPoints(input ?? {}), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
