import type { Comment, Mention, Post } from '#contracts/posts.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { canWithComment, canWithPost } from './policy.ts'
import type { ShownComment } from './queries/comments.ts'
import type { ShownPost } from './queries/posts.ts'

/** The viewer, the author's card, and the cards of everyone whom this viewer may see. */
export type Around = { viewer: Viewer; author: UserCard; cards: ReadonlyMap<string, UserCard> }

/** Whoever is gone or hidden since stays in the text as a plain name. */
const getMentions = (ids: readonly string[], cards: Around['cards']): Mention[] =>
  ids.flatMap((id) => {
    const name = cards.get(id)?.name
    return name === undefined ? [] : [{ id, name }]
  })

/** Only editing changes what a post says. */
export const getVersion = ({ editedAt, createdAt }: Pick<ShownPost, 'editedAt' | 'createdAt'>): Date =>
  editedAt ?? createdAt

export const postView = (row: ShownPost, { viewer, author, cards }: Around): Post => ({
  id: row.id,
  author,
  text: row.text,
  mentions: getMentions(row.mentions, cards),
  media: row.media,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  updatedAt: getVersion(row).toISOString(),
  likes: row.likes,
  comments: row.comments,
  liked: row.liked,
  can: canWithPost(viewer, row),
})

export const commentView = (row: ShownComment, { viewer, author, cards }: Around): Comment => ({
  id: row.id,
  post_id: row.postId,
  author,
  text: row.text,
  mentions: getMentions(row.mentions, cards),
  createdAt: row.createdAt.toISOString(),
  likes: row.likes,
  liked: row.liked,
  can: canWithComment(viewer, row),
})
