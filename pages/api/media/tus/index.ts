import { openUpload } from '#server/modules/media/openUpload.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: openUpload })
