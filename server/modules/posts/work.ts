import type { Tasks } from '#server/platform/work/index.ts'
import { announce } from './announce.ts'
import { renameMentions } from './renameMentions.ts'

export const postsTasks: Tasks = {
  'posts.announce': ({ postId }) => announce(String(postId)),
  /** The account module queues this when a name changes: `{ accountId, former }`. */
  'posts.rename-mentions': ({ accountId, former }) => renameMentions(String(accountId), String(former)),
}
