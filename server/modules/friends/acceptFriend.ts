import { type FriendStatus, friendInput } from '#contracts/friends.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { statusBetween } from './between.ts'
import { decideRequest } from './decideRequest.ts'

/** POST /accept: says yes to who asked; the same again 200. 409 when nobody asked. */
export const acceptFriend = mutation({
  access: 'user',
  input: friendInput,
  run: async ({ friend_id: friendId }, { viewer, db, now }): Promise<FriendStatus> => {
    const isDone = await decideRequest(db, { accountId: viewer.id, friendId, accept: true, now })
    if (isDone) return { status: 2 }
    const between = await statusBetween(db, viewer.id, [friendId])
    if (between.get(friendId)?.status !== 2) throw apiError('nobodyAsked')
    return { status: 2 }
  },
})
