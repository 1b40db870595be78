import useSWR from 'swr'
import type { ApplicationState } from '#contracts/jobs.ts'
import { useLive } from '#hooks/live/live.ts'
import { keys } from '#lib/keys.ts'
import { readApplicationState } from '#services/jobs.ts'

/** What became of a volunteer's application to an offer; read again with each notification about the offer. */
export function useApplicationState(jobId: string, volunteerId: string) {
  const result = useSWR<ApplicationState>(keys.applicationState(jobId, volunteerId), () =>
    readApplicationState(jobId, volunteerId),
  )
  useLive('notification', ({ type, action_id }) => {
    if (type === 'jobs' && action_id === jobId) void result.mutate()
  })
  return result
}
