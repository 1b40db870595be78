import { deleteComment } from '#server/modules/posts/deleteComment.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ DELETE: deleteComment })
