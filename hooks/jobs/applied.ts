import type { JobsInput } from '#contracts/jobs.ts'
import { useLive, useReconnected } from '#hooks/live/live.ts'
import { useJobs } from './reads.ts'

/** The viewer's applications with their counts, read again with each change of one of them. */
export function useAppliedJobs(input: Partial<JobsInput>) {
  const result = useJobs(input)
  const { mutate } = result
  useLive('applicationChange', () => void mutate())
  useReconnected(() => void mutate())
  return result
}
