import { endpoint } from '#server/platform/http/index.ts'
import { likePost } from '#server/posts/likePost.ts'
import { unlikePost } from '#server/posts/unlikePost.ts'

export default endpoint({ POST: likePost, DELETE: unlikePost })
