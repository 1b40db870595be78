import { useState } from 'react'
import type { Applicant } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'

/** The applicants that are chosen, also on other pages of the list, for one act on all of them. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Applicant>>(new Map())
  return {
    chosen: [...chosen.values()],
    has: (id: string) => chosen.has(id),
    /** Chooses these applicants or none of them, up to as many as one act allows. */
    set: (applicants: readonly Applicant[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before)
        for (const one of applicants) {
          if (!isChosen) next.delete(one.id)
          else if (next.size < limits.applicantsAtOnce) next.set(one.id, one)
        }
        return next
      }),
    clear: () => setChosen(new Map()),
  }
}
export type Chosen = ReturnType<typeof useChosen>
