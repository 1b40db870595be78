import { dropFavorite, saveFavorite } from '#server/jobs/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: saveFavorite, DELETE: dropFavorite })
