import { endpoint } from '#server/platform/http/index.ts'
import { deletePost } from '#server/posts/deletePost.ts'
import { readPost } from '#server/posts/readPost.ts'
import { updatePost } from '#server/posts/updatePost.ts'

export default endpoint({ GET: readPost, PUT: updatePost, DELETE: deletePost })
