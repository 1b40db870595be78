import { clearRecentSearches } from '#server/modules/account/clearRecentSearches.ts'
import { listRecentSearches } from '#server/modules/account/listRecentSearches.ts'
import { saveRecentSearch } from '#server/modules/account/saveRecentSearch.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRecentSearches, POST: saveRecentSearch, DELETE: clearRecentSearches })
