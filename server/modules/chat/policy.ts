import type { ErrorCode } from '#contracts/errors.ts'
import type { Recipient } from '#server/modules/account/index.ts'

/** The messages that an account may send before the other side replies. */
export const maxBeforeReply = 3

/**
 *                              a member      another account
 * read, mark, write, type      yes           not found
 * accept or decline a request  the recipient
 *
 * No account writes to itself, to an unreachable or a blocked account; three messages at most wait for a reply.
 */
export function writeError(facts: {
  fromId: string
  to: Recipient | null
  isBlockedBetween: boolean
}): ErrorCode | null {
  if (facts.to?.id === facts.fromId) return 'messageToSelf'
  if (!facts.to?.reachable) return 'recipientNotFound'
  return facts.isBlockedBetween ? 'blocked' : null
}
