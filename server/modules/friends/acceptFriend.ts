import { type FriendStatus, friendInput } from '#contracts/friends.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { statusBetween } from './between.ts'
import { decideRequest } from './decideRequest.ts'

/** POST /accept: accepts a request; 200 also when it is accepted already. 409 when there is no request. */
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
