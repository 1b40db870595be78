import { uploadMedia } from '#server/modules/media/uploads/uploadMedia.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: uploadMedia })
