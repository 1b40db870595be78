import { openUpload } from '#server/modules/media/uploads/openUpload.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: openUpload })
