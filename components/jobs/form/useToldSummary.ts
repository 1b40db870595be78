import { useState } from 'react'
import { findToldChanges, type ToldChange } from '#contracts/jobChanges.ts'
import { type JobInput, jobInput } from '#contracts/jobForm.ts'
import type { JobCounts } from '#contracts/jobs.ts'
import { check } from '#contracts/validate.ts'
import { toCandidate } from './jobValues.ts'
import type { SavedVersion } from './useSavedVersion.ts'

type Asked = { changes: readonly ToldChange[]; answer: (goesOn: boolean) => void }

/** Asks before a published offer is saved whose applicants will be told of the changes. */
export function useToldSummary(applicants: JobCounts | undefined) {
  const isAnyoneTold = applicants && applicants.pending + applicants.accepted + applicants.waitlisted > 0
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    /** Whether to go on; at once where nobody will be told. */
    confirm: async ({ status, values }: SavedVersion, input: JobInput): Promise<boolean> => {
      if (status !== 'published' || !isAnyoneTold) return true
      const { value: before } = await check(jobInput, toCandidate(values, 'draft'))
      const changes = before ? findToldChanges(before, input) : []
      if (changes.length === 0) return true
      return new Promise((resolve) => {
        const answer = (goesOn: boolean) => {
          setAsked(null)
          resolve(goesOn)
        }
        setAsked({ changes, answer })
      })
    },
  }
}
