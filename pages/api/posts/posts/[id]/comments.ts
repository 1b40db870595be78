import { createComment } from '#server/modules/posts/comments/createComment.ts'
import { listComments } from '#server/modules/posts/comments/listComments.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listComments, POST: createComment })
