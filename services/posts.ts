import type { PostCounts } from '#contracts/live.ts'
import type {
  Comment,
  CommentStream,
  CreateCommentInput,
  Hidden,
  Likes,
  Post,
  PostStream,
  PostsInput,
  Saved,
  SavePostInput,
  UpdateCommentInput,
} from '#contracts/posts.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'
import { deleteWhileLeaving } from '#services/http/whileLeaving.ts'

const posts = createClient('posts')
const at = calls.posts

export const listPosts = (input: Partial<PostsInput>) => posts.get<PostStream>(at.posts, input)
export const readPost = (id: string) => posts.get<Post>(at.post(id))
/** Subscribes the live stream to the counts of these posts; returns the counts of now. */
export const watchPosts = (ids: readonly string[]) => posts.post<PostCounts[]>(at.watch, { posts: ids })
export const createPost = (input: SavePostInput) => posts.postOnce<Post>(at.posts, input)
/** Throws 409 `stale` when the post has changed since `version`. */
export const updatePost = (id: string, input: SavePostInput, version: string) =>
  posts.putOnce<Post>(at.post(id), { ...input, updatedAt: version })
export const deletePost = (id: string) => posts.delete(at.post(id))
export const likePost = (id: string) => posts.post<Likes>(at.like(id))
export const unlikePost = (id: string) => posts.delete<Likes>(at.like(id))
export const savePost = (id: string) => posts.post<Saved>(at.save(id))
export const unsavePost = (id: string) => posts.delete<Saved>(at.save(id))
export const hidePost = (id: string) => posts.post<Hidden>(at.hide(id))
export const unhidePost = (id: string) => posts.delete<Hidden>(at.hide(id))

export const listComments = (postId: string, cursor?: string) =>
  posts.get<CommentStream>(at.comments(postId), cursor ? { cursor } : undefined)
export const listAnswers = (postId: string, parentId: string, cursor?: string) =>
  posts.get<CommentStream>(at.comments(postId), { parent_id: parentId, ...(cursor && { cursor }) })
export const createComment = (postId: string, input: Omit<CreateCommentInput, 'id'>) =>
  posts.postOnce<Comment>(at.comments(postId), input)
export const updateComment = (id: string, input: Omit<UpdateCommentInput, 'id'>) =>
  posts.putOnce<Comment>(at.comment(id), input)
export const deleteComment = (id: string) => posts.delete(at.comment(id))
export const likeComment = (id: string) => posts.post<Likes>(at.commentLike(id))
export const unlikeComment = (id: string) => posts.delete<Likes>(at.commentLike(id))

export const deletePostWhileLeaving = (id: string) => deleteWhileLeaving('posts', at.post(id))
export const deleteCommentWhileLeaving = (id: string) => deleteWhileLeaving('posts', at.comment(id))
