import { hour } from '#lib/durations.ts'
import type { PastNotification } from '#server/modules/notifications/index.ts'
import type { PostSeed } from '#server/modules/posts/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { getAccount, type Town } from './actions.ts'
import { later } from './calendar.ts'
import { demoPosts } from './content/posts/index.ts'
import type { DemoComment, DemoPost } from './content/types.ts'
import { dice } from './images/dice.ts'
import type { Theme } from './images/index.ts'
import { known } from './people.ts'

export const postImageSize = { width: 1200, height: 600 }

/** The file name of each image of a post, by the post's key and the image's index. */
export type PostImages = Map<string, string>

const imageKey = (post: string, place: number): string => `${post} ${place}`

export const createPostImages = (): PostImages =>
  new Map(
    demoPosts.flatMap(({ key, images = [] }) =>
      images.map((_, place) => [imageKey(key, place), `${newId()}.jpg`] as const),
    ),
  )

const byImage = new Map(
  demoPosts.flatMap(({ key, author, images = [] }) =>
    images.map((theme, place) => [imageKey(key, place), { author, theme }] as const),
  ),
)
export const getImageTheme = (key: string): Theme => known(byImage, key).theme
export const getImageOwner = (key: string, town: Town): string =>
  getAccount(town.people, known(byImage, key).author).id

/** `{lucia}` -> `@Lucía Ferrer`, with the ids of the people mentioned. */
function withMentions(text: string, town: Town): { text: string; mentions: string[] } {
  const mentions = new Set<string>()
  const named = text.replace(/\{(\w+)\}/g, (_whole, key: string) => {
    const { id, name } = getAccount(town.people, key)
    mentions.add(id)
    return `@${name}`
  })
  return { text: named, mentions: [...mentions] }
}

/** Comments follow each other in time, since they reply to each other. */
function getComment(
  { author, text, likes = [] }: DemoComment,
  { from, index, parentId }: { from: Date; index: number; parentId: string | null },
  town: Town,
) {
  const { now } = town.calendar
  const createdAt = later(from, 12 + index * 35, now)
  const chance = dice(`comment ${text}`)
  return {
    id: newId(createdAt),
    parentId,
    authorId: getAccount(town.people, author).id,
    ...withMentions(text, town),
    createdAt,
    likes: likes.map((liker) => ({
      accountId: getAccount(town.people, liker).id,
      createdAt: later(createdAt, chance.whole(2, 60), now),
    })),
  }
}

/** A comment and the answers to it. */
function getThread(comment: DemoComment, from: Date, index: number, town: Town) {
  const top = getComment(comment, { from, index, parentId: null }, town)
  const { id: parentId, createdAt } = top
  const answers = comment.answers ?? []
  return [
    top,
    ...answers.map((answer, place) => getComment(answer, { from: createdAt, index: place, parentId }, town)),
  ]
}

function getPost(
  { key, author, ago, text, images = [], alts = [], likes, comments = [] }: DemoPost,
  town: Town,
) {
  const { now } = town.calendar
  const createdAt = new Date(now.getTime() - ago * hour)
  const names = images.map((_, place) => known(town.postImages, imageKey(key, place)))
  const chance = dice(`post ${key}`)
  return {
    id: newId(createdAt),
    authorId: getAccount(town.people, author).id,
    ...withMentions(text, town),
    images: names,
    media: names.map((imgName, place) => ({
      ...{ imgName, kind: 'image' as const, ...postImageSize, poster: null },
      alt: alts[place] ?? '',
    })),
    createdAt,
    likes: likes.map((liker) => ({
      accountId: getAccount(town.people, liker).id,
      createdAt: later(createdAt, chance.whole(4, 100), now),
    })),
    comments: comments.flatMap((comment, index) => getThread(comment, createdAt, index, town)),
  }
}

/** The town's posts by their keys, oldest first. */
export const createPosts = (town: Town): Map<string, PostSeed> =>
  new Map(demoPosts.toReversed().map((post) => [post.key, getPost(post, town)]))

const fresh = 2 * 24 * hour

/** Notifications of mentions, comments and likes; of repeated ones only the last. */
export function createPostNotifications(posts: readonly PostSeed[], { calendar }: Town): PastNotification[] {
  const all = posts.flatMap(({ id, authorId, mentions, createdAt, likes, comments }) => [
    ...mentions.map((one) => notificationTo(one, 'mention', authorId, id, createdAt)),
    ...likes.map((like) => notificationTo(authorId, 'likes', like.accountId, id, like.createdAt)),
    ...comments.flatMap((comment) => [
      createCommentNotification(comment, id, authorId, comments),
      ...comment.mentions
        .filter((one) => one !== authorId)
        .map((one) => notificationTo(one, 'mention', comment.authorId, id, comment.createdAt)),
      ...comment.likes.map((like) =>
        notificationTo(comment.authorId, 'like-comment', like.accountId, id, like.createdAt),
      ),
    ]),
  ])
  const once = new Map(
    all
      .filter(({ accountId, actorId }) => accountId !== actorId)
      .map((one) => [`${one.accountId} ${one.type} ${one.detail} ${one.actorId} ${one.actionId}`, one]),
  )
  return [...once.values()].map((one) => ({
    ...one,
    isRead: calendar.now.getTime() - one.at.getTime() > fresh,
  }))
}

/** Of an answer, to whom it answers; otherwise to the author of the post. */
function createCommentNotification(
  { parentId, authorId, createdAt }: PostSeed['comments'][number],
  postId: string,
  hostId: string,
  all: PostSeed['comments'],
) {
  const answered = all.find(({ id }) => id === parentId)
  return {
    ...notificationTo(answered?.authorId ?? hostId, 'comments', authorId, postId, createdAt),
    detail: answered ? ('answered' as const) : ('' as const),
  }
}

type Kind = 'likes' | 'like-comment' | 'comments' | 'mention'

const notificationTo = (accountId: string, type: Kind, actorId: string, actionId: string, at: Date) => ({
  accountId,
  type,
  detail: '' as const,
  actorId,
  actionId,
  at,
})
