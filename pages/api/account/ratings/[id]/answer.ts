import { removeRatingReply, replyToRating } from '#server/modules/ratings/replyToRating.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: replyToRating, DELETE: removeRatingReply })
