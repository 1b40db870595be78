import { type FriendStatus, friendInput } from '#contracts/friends.ts'
import { deed } from '#server/platform/http/index.ts'
import { deletePair } from './queries/friendships.ts'
import { takeBackAsked } from './tell.ts'

/** POST /remove: withdraws a request or ends a connection; what is not there stays so. */
export const removeFriend = deed({
  access: 'user',
  input: friendInput,
  run: async ({ friend_id: friendId }, { viewer, db }): Promise<FriendStatus> => {
    const ended = await deletePair(db, viewer.id, friendId)
    if (ended?.state === 'requested') {
      const other = ended.askedBy === viewer.id ? friendId : viewer.id
      await takeBackAsked(db, ended.askedBy, other)
    }
    return { status: 0 }
  },
})
