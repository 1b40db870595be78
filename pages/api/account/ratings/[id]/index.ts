import { listRatings } from '#server/modules/ratings/listRatings.ts'
import { saveRating } from '#server/modules/ratings/saveRating.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRatings, POST: saveRating })
