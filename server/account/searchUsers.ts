import { type FoundUsers, userSearchInput } from '#contracts/account.ts'
import { wordsOf } from '#server/platform/db/words.ts'
import { read } from '#server/platform/http/index.ts'
import { maySeeVolunteers } from './policy.ts'
import { searchPeople } from './queries/search.ts'
import { cardView } from './views.ts'

/** GET /search: people and organisations by name and city, best first; whoever shut the asker out is not found. */
export const searchUsers = read({
  access: 'guest',
  input: userSearchInput,
  run: async ({ search, limit }, { viewer, db }): Promise<FoundUsers> => {
    const words = wordsOf(search)
    if (words.length === 0) return { users: [] }
    const rows = await searchPeople(db, {
      words,
      limit,
      organisationsOnly: !maySeeVolunteers(viewer),
      hidden: [],
    })
    return { users: rows.map(cardView) }
  },
})
