import { type Friendship, friendInput } from '#contracts/friends.ts'
import { read } from '#server/platform/http/index.ts'
import { countConnections, statusBetween } from './between.ts'

/** POST /friends: what stands between me and somebody, and how many connections they have. */
export const readFriendship = read({
  access: 'user',
  input: friendInput,
  run: async ({ friend_id: id }, { viewer, db }): Promise<Friendship> => {
    const [counts, between] = await Promise.all([
      countConnections(db, [id]),
      statusBetween(db, viewer.id, [id]),
    ])
    return { connections: counts.get(id) ?? 0, friends: between.get(id) ?? { status: 0, incoming: false } }
  },
})
