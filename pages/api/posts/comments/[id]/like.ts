import { endpoint } from '#server/platform/http/index.ts'
import { likeComment } from '#server/posts/likeComment.ts'
import { unlikeComment } from '#server/posts/unlikeComment.ts'

export default endpoint({ POST: likeComment, DELETE: unlikeComment })
