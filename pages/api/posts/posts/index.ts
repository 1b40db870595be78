import { endpoint } from '#server/platform/http/index.ts'
import { createPost } from '#server/posts/createPost.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default endpoint({ GET: listPosts, POST: createPost })
