import { createPost } from '#server/modules/posts/createPost.ts'
import { listPosts } from '#server/modules/posts/feed/listPosts.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listPosts, POST: createPost })
