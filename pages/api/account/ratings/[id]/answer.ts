import { answerRating, removeRatingAnswer } from '#server/account/answerRating.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: answerRating, DELETE: removeRatingAnswer })
