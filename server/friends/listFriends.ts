import { friendsInput } from '#contracts/friends.ts'
import type { Page, UserCard } from '#contracts/shapes.ts'
import { findUserCards } from '#server/account/index.ts'
import { read, refuse } from '#server/platform/http/index.ts'
import { countConnections, hiddenFrom } from './between.ts'
import { findConnected } from './queries/friendships.ts'

/** GET /list/{userId}: somebody's connections, the newest first; without whom the asker keeps apart from. */
export const listFriends = read({
  access: 'user',
  input: friendsInput,
  run: async ({ userId, page, limit }, { viewer, db }): Promise<Page<UserCard>> => {
    const hidden = await hiddenFrom(db, viewer)
    if (hidden.includes(userId)) throw refuse('notFound')
    const [ids, counts] = await Promise.all([
      findConnected(db, userId, { hidden, limit: limit + 1, offset: (page - 1) * limit }),
      countConnections(db, [userId]),
    ])
    const cards = await findUserCards(db, ids.slice(0, limit))
    return {
      data: ids.slice(0, limit).flatMap((id) => cards.get(id) ?? []),
      meta: { total: counts.get(userId) ?? 0, limit, page, isLastPage: ids.length <= limit },
    }
  },
})
