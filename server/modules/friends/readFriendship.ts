import { type Friendship, friendInput } from '#contracts/friends.ts'
import { findRecipient } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { query } from '#server/platform/http/index.ts'
import { statusBetween } from './between.ts'
import { maySeeConnections } from './policy.ts'
import { countShownConnections } from './queries/friendships.ts'

const nobody: Friendship = { connections: 0, friends: { status: 0, incoming: false } }

/**
 * POST /friends: returns the viewer's connection with a person, and how many connections that person has. A hidden
 * person is answered like an unknown one.
 */
export const readFriendship = query({
  access: 'user',
  input: friendInput,
  run: async ({ friend_id: id }, { viewer, db }): Promise<Friendship> => {
    const [hidden, person] = await Promise.all([blockedIds(db, viewer), findRecipient(db, id)])
    if (!maySeeConnections(viewer, person, hidden.includes(id))) return nobody
    const [connections, between] = await Promise.all([
      countShownConnections(db, id, hidden),
      statusBetween(db, viewer.id, [id]),
    ])
    return { connections, friends: between.get(id) ?? nobody.friends }
  },
})
