import { likePost, unlikePost } from '#server/modules/posts/likes.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: likePost, DELETE: unlikePost })
