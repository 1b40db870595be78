import type { Applicant } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { useApplicantsById } from '#hooks/jobs/applications.ts'
import { useChosenIds } from '#hooks/jobs/chosen.ts'

/**
 * The applicants that are chosen for one act on all of them, also on other pages of the list, as they are now. `listed`
 * are those of the page.
 */
export function useChosen(jobId: string, listed: readonly Applicant[] | undefined) {
  const { ids, save } = useChosenIds(jobId)
  const chosen = new Set(ids)
  const onPage = new Set(listed?.map(({ id }) => id))
  const others = listed ? ids.filter((id) => !onPage.has(id)) : []
  const elsewhere = useApplicantsById(jobId, others)
  const known = new Map([...(elsewhere.data?.data ?? []), ...(listed ?? [])].map((one) => [one.id, one]))
  const rows = ids.flatMap((id) => known.get(id) ?? [])
  const isLoading = !listed || (others.length > 0 && (!elsewhere.data || elsewhere.isPrevious))
  // Who withdrew meanwhile is no longer chosen.
  const present = isLoading ? ids : rows.map(({ id }) => id)
  return {
    chosen: rows,
    count: present.length,
    isLoading,
    has: (id: string) => chosen.has(id),
    /** Chooses these applicants or none of them, up to as many as one act allows. */
    set: (applicants: readonly Applicant[], isChosen: boolean) => {
      const named = new Set(applicants.map(({ id }) => id))
      const next = isChosen
        ? [...new Set([...present, ...named])].slice(0, limits.applicantsAtOnce)
        : present.filter((id) => !named.has(id))
      save(next)
    },
    clear: () => save([]),
  }
}
export type Chosen = ReturnType<typeof useChosen>
