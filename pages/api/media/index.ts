import { uploadMedia } from '#server/modules/media/uploadMedia.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: uploadMedia })
