import { listRatings } from '#server/account/listRatings.ts'
import { saveRating } from '#server/account/saveRating.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRatings, POST: saveRating })
