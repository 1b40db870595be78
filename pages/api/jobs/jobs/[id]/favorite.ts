import { dropFavorite } from '#server/jobs/dropFavorite.ts'
import { saveFavorite } from '#server/jobs/saveFavorite.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: saveFavorite, DELETE: dropFavorite })
