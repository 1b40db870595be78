import type { VerificationState } from '#contracts/lists.ts'
import type { VerificationRow } from '../queries/verifications.ts'

/** The state of a verification: `waiting` while there are documents that nobody has decided. */
export function getVerificationState(
  verification: VerificationRow | null | undefined,
  verified: boolean | undefined,
): VerificationState {
  if (verification && verification.decidedAt === null) return 'waiting'
  return verified ? 'verified' : 'unverified'
}
