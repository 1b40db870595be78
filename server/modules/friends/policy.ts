import type { ErrorCode } from '#contracts/errors.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/**
 *                         oneself    stranger    blocked     not validated, suspended, unknown    declined lately
 * connect, accept         no         yes         no          no                                   not the declined side
 * block                   no         yes         yes         yes, while they are known            yes
 */
export function connectError(
  viewer: Viewer,
  friend: Recipient | null,
  { isBlocked, isDeclinedLately }: { isBlocked: boolean; isDeclinedLately: boolean },
): ErrorCode | null {
  if (friend?.id === viewer.id) return 'messageToSelf'
  if (!friend?.reachable || isBlocked) return 'cannotConnect'
  return isDeclinedLately ? 'askedLately' : null
}

/**
 *                         oneself    stranger    blocked     not validated, suspended, unknown
 * see their connections   yes        yes         no          no
 */
export const maySeeConnections = (
  viewer: Viewer,
  person: Pick<Recipient, 'id' | 'reachable'> | null,
  isBlocked: boolean,
): boolean => person?.id === viewer.id || (person?.reachable === true && !isBlocked)
