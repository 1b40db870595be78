import { deleteComment } from '#server/modules/posts/comments/deleteComment.ts'
import { updateComment } from '#server/modules/posts/comments/updateComment.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: updateComment, DELETE: deleteComment })
