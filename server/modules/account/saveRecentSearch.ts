import type { RecentSearches } from '#contracts/account.ts'
import { recentSearchInput } from '#contracts/directory.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { isOwnHistory } from './policy.ts'
import { upsertRecentSearch } from './queries/recentSearches.ts'
import { recentSearchesView } from './views.ts'

/** POST /recent-search/{userId}: saves a search; a repeated one moves to the front. */
export const saveRecentSearch = mutation({
  access: 'user',
  withoutAge: true,
  input: recentSearchInput,
  run: async ({ userId, search_name }, { viewer, db, now }): Promise<RecentSearches> => {
    if (!isOwnHistory(viewer, userId)) throw apiError('notAllowed')
    return recentSearchesView(await upsertRecentSearch(db, userId, search_name, now))
  },
})
