import type { ErrorCode } from '#contracts/errors.ts'
import type { Recipient } from '#server/modules/account/index.ts'

/** How much may be said before the other one has answered. */
export const mostBeforeReply = 3

/**
 *                              a member    somebody else
 * read, mark, write, type      yes         not found
 * answer a request             who was asked
 *
 * Nobody writes to themselves, to who is not there, or across a block; to someone who has not answered, three times.
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
