import { type FriendInput, type FriendStatus, friendInput } from '#contracts/friends.ts'
import { findRecipient, isInFirstDays } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { apiError, type CountContext, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { statusBetween } from './between.ts'
import { notifyAccepted, notifyRequested } from './notify.ts'
import { connectError } from './policy.ts'
import { forgetDeclined, wasDeclinedLately } from './queries/declined.ts'
import { lockPair, requestOrConnect } from './queries/friendships.ts'

/** POST /add: sends a connection request, or accepts the other's request. Repeating it changes nothing. 409 within a week after the other declined. */
export const addFriend = mutation({
  access: 'user',
  input: friendInput,
  counts: [{ act: 'a connection' }, { act: 'a connection request in the first days', times: countFirstDays }],
  run: async ({ friend_id: friendId }, { viewer, db, now }): Promise<FriendStatus> => {
    await lockPair(db, viewer.id, friendId)
    const friend = await findRecipient(db, friendId)
    const error = connectError(viewer, friend, {
      isBlocked: await isBlockedBetween(db, viewer.id, friendId),
      isDeclinedLately: await wasDeclinedLately(db, { askerId: viewer.id, declinerId: friendId }, now),
    })
    if (error) throw apiError(error)
    await forgetDeclined(db, { askerId: friendId, declinerId: viewer.id })
    const { state, isNew } = await requestOrConnect(db, { askerId: viewer.id, friendId, now })
    if (isNew && state === 'requested') await notifyRequested(db, viewer.id, friendId)
    if (isNew && state === 'connected') await notifyAccepted(db, viewer.id, friendId)
    return { status: state === 'connected' ? 2 : 1 }
  },
})

/** Accepting a request, and requests between an organisation and its applicants, do not count as contacting a stranger. */
async function countFirstDays(
  { friend_id: friendId }: FriendInput,
  { viewer, db, now }: CountContext<Viewer>,
): Promise<number> {
  if (!(await isInFirstDays(db, viewer.id, now))) return 0
  const between = await statusBetween(db, viewer.id, [friendId])
  if (between.get(friendId)?.status !== 0) return 0
  return (await platform().ports.workTogether(db, viewer.id, friendId)) ? 0 : 1
}
