import { endpoint } from '#server/platform/http/index.ts'
import { watchPosts } from '#server/posts/watchPosts.ts'

export default endpoint({ POST: watchPosts })
