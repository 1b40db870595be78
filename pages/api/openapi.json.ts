import { endpoint } from '#server/platform/http/index.ts'
import { readOpenApi } from '#server/reference/readOpenApi.ts'

export default endpoint({ GET: readOpenApi })
