import useSWR from 'swr'
import type { VerificationState } from '#contracts/lists.ts'
import type { OwnVerification, Verification } from '#contracts/moderation.ts'
import type { Page } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import {
  listVerifications,
  readVerification,
  requestVerification,
  verifyOrganisation,
} from '#services/moderation.ts'
import { type QueryResult, usePagedQuery } from '../pagedQuery.ts'
import { useDecision } from './decision.ts'

type Params = { status: VerificationState; page: number }

/** A page of organisations by where they stand. */
export const useVerifications = (params: Params): QueryResult<Page<Verification>> =>
  usePagedQuery(keys.verifications(params), () => listVerifications(params))

/** Verifies an organisation, or refuses or withdraws that. */
export const useVerify = () => useDecision('moderation/verifications', verifyOrganisation)

/** How things stand with one's own papers, and how to send them. */
export function useOwnVerification() {
  const result = useSWR<OwnVerification>(keys.verification, readVerification)
  const send = async (document: string) => {
    await requestVerification(document)
    await result.mutate()
  }
  return { result, send }
}
