import type { CommentChange, PostCounts } from '#contracts/live.ts'
import type { Db } from '#server/platform/db/index.ts'
import { publishToTopic } from '#server/platform/live/index.ts'

export const getTopic = (postId: string): string => `post:${postId}`

/** Sends a post's counts to the streams that watch it. */
export async function showPostCounts(db: Db, counts: PostCounts | null): Promise<void> {
  if (!counts) return
  const { id, likes, comments } = counts
  await publishToTopic(db, getTopic(id), 'post', { id, likes, comments })
}

/** Sends what has changed of a comment to the streams that watch its post. */
export const showCommentChange = (db: Db, change: CommentChange): Promise<void> =>
  publishToTopic(db, getTopic(change.post_id), 'comment', change)
