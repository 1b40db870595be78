import { dropFavorite } from '#server/modules/jobs/dropFavorite.ts'
import { saveFavorite } from '#server/modules/jobs/saveFavorite.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: saveFavorite, DELETE: dropFavorite })
