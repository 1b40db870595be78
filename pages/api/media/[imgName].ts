import { readMedia } from '#server/media/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readMedia })
