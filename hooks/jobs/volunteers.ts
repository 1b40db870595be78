import { useSWRConfig } from 'swr'
import type { CurrentVolunteer, VolunteersInput } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { endVolunteering, listVolunteers } from '#services/jobs.ts'

/** The current volunteers of the viewer's organisation, with their offers. */
export const useVolunteers = (input: Partial<VolunteersInput>) =>
  usePagedQuery<Page<CurrentVolunteer>>(keys.volunteers(input), () => listVolunteers(input))

/** Ends a volunteer's participation; what they may rate stays. */
export function useEndVolunteering(): (userId: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (userId) => {
    await endVolunteering(userId)
    await mutate(everyKey('jobs/volunteers'))
  }
}
