import { readMedia } from '#server/modules/media/readMedia.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readMedia })
