import { object } from 'yup'
import type { SurfleValid } from '#contracts/account.ts'
import type { MatchReason } from '#contracts/lists.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { knownToConnections, pairedIds } from '#server/modules/friends/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findUsers } from './people.ts'
import { kindSuggestedTo } from './policy.ts'
import { findPublicRow } from './queries/accounts.ts'
import { findLiked, type Liked } from './queries/suggestions.ts'

/** So many of each kind. */
const most = 10

/** GET /user/surfle/true: people worth knowing, best matches first, each with what the two have in common. */
export const suggestPeople = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<SurfleValid> => {
    const [me, paired, hidden, shared] = await Promise.all([
      findPublicRow(db, viewer.id),
      pairedIds(db, viewer.id),
      blockedIds(db, viewer),
      knownToConnections(db, viewer.id),
    ])
    if (!me) return { surfleValid: [] }
    const liked = await findLiked(db, {
      provider: kindSuggestedTo(viewer),
      interests: me.categories,
      city: me.city,
      country: me.country,
      shared,
      without: [viewer.id, ...paired, ...hidden],
      limit: most,
    })
    const ids = liked.map(({ id }) => id)
    const users = await findUsers(db, ids, viewer)
    return {
      surfleValid: liked.flatMap((one) => {
        const user = users.get(one.id)
        return user ? [{ ...user, why: explainMatch(one) }] : []
      }),
    }
  },
})

/** The strongest reason first. When others are free is never one: whoever is suggested to may not see it. */
const explainMatch = ({ shared, interests, isNear }: Liked): MatchReason[] => [
  ...(shared > 0 ? (['connection'] as const) : []),
  ...(interests > 0 ? (['interest'] as const) : []),
  ...(isNear ? (['place'] as const) : []),
]
