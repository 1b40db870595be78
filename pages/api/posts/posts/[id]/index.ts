import { deletePost } from '#server/modules/posts/deletePost.ts'
import { readPost } from '#server/modules/posts/readPost.ts'
import { updatePost } from '#server/modules/posts/updatePost.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readPost, PUT: updatePost, DELETE: deletePost })
