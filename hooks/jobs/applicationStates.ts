import useSWR from 'swr'
import type { ApplicationState } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useLive, useReconnected, useRefreshInterval } from '#hooks/live/live.ts'
import { toBatches } from '#lib/batches.ts'
import { keys } from '#lib/keys.ts'
import { listApplicationStates } from '#services/jobs.ts'

/** What became of a volunteer's applications to these offers, by offer; read again with each change of one of them. */
export function useApplicationStates(volunteerId: string, jobIds: readonly string[]) {
  const { data, mutate } = useSWR<ApplicationState[]>(
    jobIds.length > 0 ? keys.applicationStates(volunteerId, jobIds.join()) : null,
    async () => {
      const batches = [...toBatches(jobIds, limits.applicationStates)]
      return (await Promise.all(batches.map((batch) => listApplicationStates(volunteerId, batch)))).flat()
    },
    { keepPreviousData: true, refreshInterval: useRefreshInterval() },
  )
  useLive('applicationChange', ({ job_id }) => {
    if (jobIds.includes(job_id)) void mutate()
  })
  useReconnected(() => void mutate())
  return data
}
