import { answerAppeal } from '#server/moderation/answerAppeal.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: answerAppeal })
