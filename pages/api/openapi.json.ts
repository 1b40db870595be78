import { readOpenApi } from '#server/modules/reference/readOpenApi.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readOpenApi })
