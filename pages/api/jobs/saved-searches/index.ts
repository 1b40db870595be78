import { listSavedSearches, saveSearch } from '#server/modules/jobs/saved/savedSearches.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listSavedSearches, POST: saveSearch })
