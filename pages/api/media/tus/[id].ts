import { continueUpload } from '#server/modules/media/uploads/continueUpload.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ HEAD: continueUpload, PATCH: continueUpload, DELETE: continueUpload })
