import { changeSavedSearch, deleteSavedSearch } from '#server/modules/jobs/saved/savedSearches.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: changeSavedSearch, DELETE: deleteSavedSearch })
