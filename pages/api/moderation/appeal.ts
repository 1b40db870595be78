import { readAppeal } from '#server/modules/moderation/appeals/readAppeal.ts'
import { writeAppeal } from '#server/modules/moderation/appeals/writeAppeal.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readAppeal, POST: writeAppeal })
