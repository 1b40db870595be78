import type { ErrorCode } from '#contracts/errors.ts'
import { minute } from '#lib/durations.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { isEmpty, type MessageRow } from './queries/messages.ts'

/** The messages that an account may send before the other side replies. */
export const maxBeforeReply = 3

/** How long, in milliseconds, a message can be edited. */
const editableFor = 15 * minute

/**
 *                              a member      another account
 * read, mark, write, type      yes           not found
 * search, quote                yes           not found
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

/**
 *                        its author                                the other side
 * edit a message         for 15 minutes, while both may write      not allowed
 * delete a message       yes, also between blocked accounts        not allowed
 * edit, delete one of    not allowed                               not allowed
 * the system
 *
 * What is deleted can not be edited, nor what a moderator hid.
 */
export const mayChange = (accountId: string, { fromId, link }: MessageRow): boolean =>
  fromId === accountId && link === ''

/** Returns when a message can no longer be edited; null if no one can edit it at all. */
export const getEditableUntil = (message: MessageRow): Date | null =>
  message.link !== '' || message.hiddenAt || isEmpty(message)
    ? null
    : new Date(message.createdAt.getTime() + editableFor)
