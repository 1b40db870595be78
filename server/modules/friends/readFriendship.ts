import { type Friendship, friendInput } from '#contracts/friends.ts'
import { query } from '#server/platform/http/index.ts'
import { toBetween } from './between.ts'
import { maySeeConnections } from './policy.ts'
import { findFriendship } from './queries/friendship.ts'

const nobody: Friendship = { connections: 0, friends: { status: 0, incoming: false } }

/**
 * POST /friends: returns the viewer's connection with a person, and how many connections that person has. A hidden
 * person is answered like an unknown one.
 */
export const readFriendship = query({
  access: 'user',
  input: friendInput,
  run: async ({ friend_id: id }, { viewer, db }): Promise<Friendship> => {
    const found = await findFriendship(db, viewer.id, id)
    const person = found && found.reachable !== null ? { id, reachable: found.reachable } : null
    if (!found || !maySeeConnections(viewer, person, found.isBlocked)) return nobody
    return { connections: found.connections, friends: toBetween(found, viewer.id) }
  },
})
