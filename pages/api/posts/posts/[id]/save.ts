import { savePost, unsavePost } from '#server/modules/posts/marks.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: savePost, DELETE: unsavePost })
