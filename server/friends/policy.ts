import type { RefusalName } from '#contracts/refusals.ts'
import type { Recipient } from '#server/account/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/**
 *                         oneself    stranger    shut out    not validated, suspended, unknown
 * connect, accept         no         yes         no          no
 * block                   no         yes         yes         yes, while they are known
 */
export function connectRefusalOf(
  viewer: Viewer,
  friend: Recipient | null,
  isApart: boolean,
): RefusalName | null {
  if (friend?.id === viewer.id) return 'messageToSelf'
  return !friend?.reachable || isApart ? 'cannotConnect' : null
}

/**
 *                         oneself    stranger    shut out    not validated, suspended, unknown
 * see whom they know      yes        yes         no          no
 */
export const maySeeConnections = (viewer: Viewer, person: Recipient | null, isApart: boolean): boolean =>
  person?.id === viewer.id || (person?.reachable === true && !isApart)
