import type { FoundUsers } from '#contracts/account.ts'
import { userSearchInput } from '#contracts/directory.ts'
import { cardView, searchPeople } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { sayWords } from '#server/modules/words/index.ts'
import { query } from '#server/platform/http/index.ts'
import { maySeeVolunteers } from './policy.ts'

/** GET /search: finds people and organisations by their words, best first, without blocked ones. */
export const searchUsers = query({
  access: 'guest',
  input: userSearchInput,
  run: async ({ search, provider, limit }, { viewer, db }): Promise<FoundUsers> => {
    const bothKinds = maySeeVolunteers(viewer)
    if (!bothKinds && provider === false) return { users: [] }
    const { rows, words } = await searchPeople(db, {
      query: search,
      limit,
      provider: bothKinds ? provider : true,
      hidden: await blockedIds(db, viewer),
    })
    return { users: rows.map(cardView), ...sayWords(words) }
  },
})
