import { array, type InferType, object } from 'yup'
import { type DescribedMedia, describedMedia } from './images.ts'
import { limits } from './limits.ts'
import type { PostMediaKind } from './lists.ts'
import { flag, id, knownVersion, line, neededId, opaque, streaming, text } from './rules.ts'
import type { MetWords, Stream, UserCard } from './shapes.ts'

/** An image or a video of a post; `poster` is the image shown until a video plays. */
export type PostMedia = DescribedMedia & {
  kind: PostMediaKind
  width: number | null
  height: number | null
  poster: string | null
}

/** An account mentioned in a text, as `@` and its name. */
export type Mention = { id: string; name: string }

export type Post = {
  id: string
  author: UserCard
  text: string
  mentions: Mention[]
  media: PostMedia[]
  createdAt: string
  editedAt: string | null
  /** The version, which changes send back. */
  updatedAt: string
  likes: number
  comments: number
  liked: boolean
  saved: boolean
  /** Whether the viewer hid it, so that no list has it. */
  hidden: boolean
  can: { edit: boolean; delete: boolean; report: boolean; hide: boolean }
}
/** `words` says how the words of a search were met, unless all of them were as typed. */
export type PostStream = Stream<Post> & { words?: MetWords }

/** A comment without the answers to it. */
export type Answer = {
  id: string
  post_id: string
  /** The comment that it answers; null for a comment on the post. */
  parent_id: string | null
  author: UserCard
  text: string
  mentions: Mention[]
  createdAt: string
  editedAt: string | null
  likes: number
  liked: boolean
  can: { edit: boolean; delete: boolean; report: boolean }
}
/** `answers` counts the answers that the viewer may see; `firstAnswers` are the oldest of them. */
export type Comment = Answer & { answers: number; firstAnswers: Answer[] }
export type CommentStream = Stream<Comment>

export type Likes = { likes: number; liked: boolean }
export type Saved = { saved: boolean }
export type Hidden = { hidden: boolean }

/** GET /posts: the feed, the posts of an account and those that mention it (`author`), those that the caller `saved`, or those that match words. */
export const postsInput = object({
  ...streaming,
  // The cursor lists the remaining popular posts.
  cursor: opaque(2_000),
  author: id(),
  media: flag(),
  saved: flag(),
  query: line(limits.searchWords),
})
export type PostsInput = InferType<typeof postsInput>

/** Ids of the mentioned accounts; duplicates and erased accounts are not stored. */
const mentions = () => array().of(neededId()).default([]).max(limits.mentions, 'too-many')

const postFields = {
  text: text(limits.post, 'post-too-long').test('some', 'post-required', function isSome(value) {
    return Boolean(value || this.parent.media?.length)
  }),
  media: array().of(describedMedia()).default([]).max(limits.postMedia, 'too-many'),
  mentions: mentions(),
}

/** POST /posts. */
export const savePostInput = object(postFields)
export type SavePostInput = InferType<typeof savePostInput>

/** PUT /posts/{id}: replaces the version that was read. */
export const updatePostInput = object({ ...postFields, id: neededId(), updatedAt: knownVersion() })

/** POST /posts/watch: the posts on the screen. */
export const watchPostsInput = object({
  posts: array().of(neededId()).default([]).max(limits.watchedPosts, 'too-many'),
})

/** GET /posts/{id}/comments, oldest first; with `parent_id` the answers to that comment. */
export const commentsInput = object({ ...streaming, id: neededId(), parent_id: id() })

const commentFields = {
  id: neededId(),
  text: text(limits.comment, 'comment-too-long').required('comment-required'),
  mentions: mentions(),
}

/** POST /posts/{id}/comments; `parent_id` is the comment, or the answer, that it answers. */
export const createCommentInput = object({ ...commentFields, parent_id: id() })
export type CreateCommentInput = InferType<typeof createCommentInput>

/** PUT /comments/{id}. */
export const updateCommentInput = object(commentFields)
export type UpdateCommentInput = InferType<typeof updateCommentInput>
