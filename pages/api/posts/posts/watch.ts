import { watchPosts } from '#server/modules/posts/watchPosts.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: watchPosts })
