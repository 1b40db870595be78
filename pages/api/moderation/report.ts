import { reportThing } from '#server/moderation/reportThing.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: reportThing })
