import { type FriendStatus, friendInput } from '#contracts/friends.ts'
import { mutation } from '#server/platform/http/index.ts'
import { endConnection } from './endConnection.ts'
import { lockPair } from './queries/friendships.ts'

/** POST /remove: withdraws a request or ends a connection; without one it changes nothing. */
export const removeFriend = mutation({
  access: 'user',
  input: friendInput,
  counts: [{ act: 'a connection' }],
  run: async ({ friend_id: friendId }, { viewer, db }): Promise<FriendStatus> => {
    await lockPair(db, viewer.id, friendId)
    await endConnection(db, viewer.id, friendId)
    return { status: 0 }
  },
})
