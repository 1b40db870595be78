import type { RecentSearches } from '#contracts/account.ts'
import { recentSearchInput } from '#contracts/directory.ts'
import { userIdInput } from '#contracts/rules.ts'
import { apiError, mutation, query } from '#server/platform/http/index.ts'
import { isOwnHistory } from './policy.ts'
import { deleteRecentSearches, findRecentSearches, upsertRecentSearch } from './queries/recentSearches.ts'
import { recentSearchesView } from './views.ts'

/** GET /recent-search/{userId}: lists the caller's own recent searches, newest first, at most ten. */
export const listRecentSearches = query({
  access: 'user',
  unvalidated: true,
  input: userIdInput,
  run: async ({ userId }, { viewer, db }): Promise<RecentSearches> => {
    if (!isOwnHistory(viewer, userId)) throw apiError('notAllowed')
    return recentSearchesView(await findRecentSearches(db, userId))
  },
})

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

/** DELETE /recent-search/{userId}: deletes the account's recent searches. */
export const clearRecentSearches = mutation({
  access: 'user',
  withoutAge: true,
  input: userIdInput,
  status: 204,
  run: async ({ userId }, { viewer, db }) => {
    if (!isOwnHistory(viewer, userId)) throw apiError('notAllowed')
    await deleteRecentSearches(db, userId)
  },
})
