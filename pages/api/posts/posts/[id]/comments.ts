import { endpoint } from '#server/platform/http/index.ts'
import { createComment } from '#server/posts/createComment.ts'
import { listComments } from '#server/posts/listComments.ts'

export default endpoint({ GET: listComments, POST: createComment })
