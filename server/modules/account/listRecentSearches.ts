import type { RecentSearches } from '#contracts/account.ts'
import { userIdInput } from '#contracts/rules.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { isOwnHistory } from './policy.ts'
import { findRecentSearches } from './queries/recentSearches.ts'
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
