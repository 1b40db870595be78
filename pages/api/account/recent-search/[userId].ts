import { clearRecentSearches } from '#server/account/clearRecentSearches.ts'
import { listRecentSearches } from '#server/account/listRecentSearches.ts'
import { saveRecentSearch } from '#server/account/saveRecentSearch.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRecentSearches, POST: saveRecentSearch, DELETE: clearRecentSearches })
