import { userIdInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { isOwnHistory } from './policy.ts'
import { deleteRecentSearches } from './queries/recentSearches.ts'

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
