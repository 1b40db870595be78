import { likeComment } from '#server/modules/posts/likeComment.ts'
import { unlikeComment } from '#server/modules/posts/unlikeComment.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: likeComment, DELETE: unlikeComment })
