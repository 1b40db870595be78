import {
  clearRecentSearches,
  listRecentSearches,
  saveRecentSearch,
} from '#server/modules/account/recentSearches.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRecentSearches, POST: saveRecentSearch, DELETE: clearRecentSearches })
