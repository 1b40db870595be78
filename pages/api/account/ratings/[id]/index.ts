import { listRatings } from '#server/modules/account/listRatings.ts'
import { saveRating } from '#server/modules/account/saveRating.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRatings, POST: saveRating })
