import { object } from 'yup'
import type { SurfleValid } from '#contracts/account.ts'
import type { MatchReason } from '#contracts/lists.ts'
import { findPublicRow, findSuggestions, type Suggestion } from '#server/modules/account/index.ts'
import { blockedAndMutedIds } from '#server/modules/blocks/index.ts'
import { knownToConnections, pairedIds } from '#server/modules/friends/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findUsers } from './people.ts'
import { kindSuggestedTo } from './policy.ts'

/** At most so many of each kind. */
const most = 10

/** GET /user/surfle/true: suggests people, best matches first, each with the reasons. */
export const suggestPeople = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<SurfleValid> => {
    const [me, paired, { blocked, muted }, shared] = await Promise.all([
      findPublicRow(db, viewer.id),
      pairedIds(db, viewer.id),
      blockedAndMutedIds(db, viewer),
      knownToConnections(db, viewer.id),
    ])
    if (!me) return { surfleValid: [] }
    const suggestions = await findSuggestions(db, {
      provider: kindSuggestedTo(viewer),
      interests: me.categories,
      city: me.city,
      country: me.country,
      shared,
      without: [viewer.id, ...paired, ...blocked, ...muted],
      limit: most,
    })
    const ids = suggestions.map(({ id }) => id)
    const users = await findUsers(db, ids, viewer)
    return {
      surfleValid: suggestions.flatMap((match) => {
        const user = users.get(match.id)
        return user ? [{ ...user, why: explainMatch(match) }] : []
      }),
    }
  },
})

/** The strongest reason first. Availability is never a reason, since the viewer may not see it. */
const explainMatch = ({ shared, interests, isNear }: Suggestion): MatchReason[] => [
  ...(shared > 0 ? (['connection'] as const) : []),
  ...(interests > 0 ? (['interest'] as const) : []),
  ...(isNear ? (['place'] as const) : []),
]
