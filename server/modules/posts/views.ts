import type { Answer, Mention, Post } from '#contracts/posts.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { canWithComment, canWithPost } from './policy.ts'
import type { ShownComment } from './queries/comments.ts'
import type { ShownPost } from './queries/posts.ts'

/** The viewer, the author's card, and the cards of the accounts that the viewer may see. */
export type ViewContext = { viewer: Viewer; author: UserCard; cards: ReadonlyMap<string, UserCard> }

/** Returns mentions with names; erased and hidden accounts are left out and stay plain text. */
const getMentions = (ids: readonly string[], cards: ViewContext['cards']): Mention[] =>
  ids.flatMap((id) => {
    const name = cards.get(id)?.name
    return name === undefined ? [] : [{ id, name }]
  })

type Written<Instant> = { createdAt: Instant; editedAt: Instant | null }

/** Returns the post's version, which only edits change. */
export const getVersion = <Instant>({ createdAt, editedAt }: Written<Instant>): Instant =>
  editedAt ?? createdAt

export const postView = (row: ShownPost, { viewer, author, cards }: ViewContext): Post => ({
  id: row.id,
  author,
  text: row.text,
  mentions: getMentions(row.mentions, cards),
  media: row.media.map((one) => ({ ...one, alt: one.alt ?? '' })),
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  updatedAt: getVersion(row),
  likes: row.likes,
  comments: row.comments,
  liked: row.liked,
  saved: row.saved,
  hidden: row.hidden,
  can: canWithPost(viewer, row),
})

export const answerView = (row: ShownComment, { viewer, author, cards }: ViewContext): Answer => ({
  id: row.id,
  post_id: row.postId,
  parent_id: row.parentId,
  author,
  text: row.text,
  mentions: getMentions(row.mentions, cards),
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  likes: row.likes,
  liked: row.liked,
  can: canWithComment(viewer, row),
})
