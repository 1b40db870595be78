import useSWR from 'swr'
import type { VerificationState } from '#contracts/lists.ts'
import type { OwnVerification, Verification } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { type QueryResult, usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import {
  listVerifications,
  readVerification,
  requestVerification,
  verifyOrganisation,
} from '#services/moderation.ts'
import { useDecision } from './decision.ts'

type Params = { status: VerificationState; page: number }

/** A page of organisations by verification status. */
export const useVerifications = (params: Params): QueryResult<Page<Verification>> =>
  usePagedQuery(keys.verifications(params), () => listVerifications(params))

/** Verifies an organisation, or rejects or withdraws its verification. */
export const useVerify = () => useDecision('moderation/verifications', verifyOrganisation)

/** The verification of the viewer's organisation, and a function to send its documents. */
export function useOwnVerification() {
  const result = useSWR<OwnVerification>(keys.verification, readVerification)
  const send = async (document: string) => {
    await requestVerification(document)
    await result.mutate()
  }
  return { result, send }
}
