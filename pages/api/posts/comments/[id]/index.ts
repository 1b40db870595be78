import { deleteComment } from '#server/modules/posts/comments/deleteComment.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ DELETE: deleteComment })
