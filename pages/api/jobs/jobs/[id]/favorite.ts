import { removeFavorite, saveFavorite } from '#server/modules/jobs/favorites.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: saveFavorite, DELETE: removeFavorite })
