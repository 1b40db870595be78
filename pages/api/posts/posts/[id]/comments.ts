import { createComment } from '#server/modules/posts/createComment.ts'
import { listComments } from '#server/modules/posts/listComments.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listComments, POST: createComment })
