import { readAppeal } from '#server/moderation/readAppeal.ts'
import { writeAppeal } from '#server/moderation/writeAppeal.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readAppeal, POST: writeAppeal })
