import type { Answer, Post } from '#contracts/posts.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

type Act = 'edit' | 'delete' | 'report'
type PostAct = Act | 'hide'
/** `host` is the author of the comment's post. */
type Who = 'author' | 'host' | 'other'

/** Who may do what. Every signed-in account may read, like, save and comment what is visible to it. */
const table: { post: Record<PostAct, readonly Who[]>; comment: Record<Act, readonly Who[]> } = {
  post: { edit: ['author'], delete: ['author'], report: ['other'], hide: ['other'] },
  comment: { edit: ['author'], delete: ['author', 'host'], report: ['host', 'other'] },
}

type Reader = Pick<Viewer, 'id'>
type PostAuthor = { authorId: string }
type CommentAuthors = { authorId: string; hostId: string }

function getRole(reader: Reader, { authorId, hostId }: PostAuthor & { hostId?: string }): Who {
  if (reader.id === authorId) return 'author'
  return reader.id === hostId ? 'host' : 'other'
}

export const mayWithPost = (act: PostAct, reader: Reader, post: PostAuthor): boolean =>
  table.post[act].includes(getRole(reader, { authorId: post.authorId }))

export const mayWithComment = (act: Act, reader: Reader, comment: CommentAuthors): boolean =>
  table.comment[act].includes(getRole(reader, comment))

/** Returns the rules for screens. Accounts that are not validated, or lack an age, may change nothing. */
export const canWithPost = (viewer: Viewer, post: PostAuthor): Post['can'] => ({
  edit: viewer.validated && !viewer.lacksAge && mayWithPost('edit', viewer, post),
  delete: viewer.validated && !viewer.lacksAge && mayWithPost('delete', viewer, post),
  report: viewer.validated && mayWithPost('report', viewer, post),
  hide: viewer.validated && mayWithPost('hide', viewer, post),
})

export const canWithComment = (viewer: Viewer, comment: CommentAuthors): Answer['can'] => ({
  edit: viewer.validated && !viewer.lacksAge && mayWithComment('edit', viewer, comment),
  delete: viewer.validated && !viewer.lacksAge && mayWithComment('delete', viewer, comment),
  report: viewer.validated && mayWithComment('report', viewer, comment),
})
