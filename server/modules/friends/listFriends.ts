import { friendsInput } from '#contracts/friends.ts'
import type { Page, UserCard } from '#contracts/shapes.ts'
import { findRecipient, findUserCards } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { maySeeConnections } from './policy.ts'
import { countShownConnections, findShownConnections } from './queries/friendships.ts'

/** GET /list/{userId}: lists a person's connections, newest first, without people blocked for the viewer. */
export const listFriends = query({
  access: 'user',
  input: friendsInput,
  run: async ({ userId, ...paging }, { viewer, db }): Promise<Page<UserCard>> => {
    const [hidden, person] = await Promise.all([blockedIds(db, viewer), findRecipient(db, userId)])
    if (!maySeeConnections(viewer, person, hidden.includes(userId))) throw apiError('notFound')
    const [ids, total] = await Promise.all([
      findShownConnections(db, userId, { hidden, ...toBounds(paging) }),
      countShownConnections(db, userId, hidden),
    ])
    const cards = await findUserCards(db, ids)
    return getPage(
      ids.flatMap((id) => cards.get(id) ?? []),
      total,
      paging,
    )
  },
})
