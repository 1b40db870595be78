import { openUpload } from '#server/media/openUpload.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: openUpload })
