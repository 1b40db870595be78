import { likePost } from '#server/modules/posts/likePost.ts'
import { unlikePost } from '#server/modules/posts/unlikePost.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: likePost, DELETE: unlikePost })
