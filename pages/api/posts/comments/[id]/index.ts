import { endpoint } from '#server/platform/http/index.ts'
import { deleteComment } from '#server/posts/deleteComment.ts'

export default endpoint({ DELETE: deleteComment })
