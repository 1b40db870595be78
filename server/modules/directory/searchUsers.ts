import type { FoundUsers } from '#contracts/account.ts'
import { userSearchInput } from '#contracts/directory.ts'
import { cardView, searchPeople } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { maySeeVolunteers } from './policy.ts'

/** GET /search: finds people and organisations by name and city, best first, without blocked ones. */
export const searchUsers = query({
  access: 'guest',
  input: userSearchInput,
  run: async ({ search, provider, limit }, { viewer, db }): Promise<FoundUsers> => {
    const words = getWords(search)
    const bothKinds = maySeeVolunteers(viewer)
    if (words.length === 0 || (!bothKinds && provider === false)) return { users: [] }
    const rows = await searchPeople(db, {
      words,
      limit,
      provider: bothKinds ? provider : true,
      hidden: await blockedIds(db, viewer),
    })
    return { users: rows.map(cardView) }
  },
})
