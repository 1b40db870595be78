import { useSWRConfig } from 'swr'
import type { Post, SavePostInput } from '#contracts/posts.ts'
import { useMe } from '#hooks/session/session.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { everyKey } from '#lib/keys.ts'
import { isApiError } from '#services/http/errors.ts'
import { createPost, readPost, updatePost } from '#services/posts.ts'
import { usePostCache } from './cache.ts'
import { type Draft, toDraft } from './draft.ts'
import { type CachedPosts, withFirst } from './merge.ts'
import { earlyId } from './unsaved.ts'

/** A draft as the endpoint takes it; a mention counts only while the text has its name. */
export const toInput = ({ text, mentions, media }: Draft): SavePostInput => ({
  text,
  media: media.map(({ imgName, alt = '' }) => ({ imgName, alt })),
  mentions: mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id),
})

/** Publishes a post: it is at the top of the feed at once, and removed and thrown when the server refuses. */
export function usePublish(): (draft: Draft) => Promise<Post> {
  const { mutate } = useSWRConfig()
  const me = useMe()
  const { drop } = usePostCache()
  const isOwnList = (key: unknown) => everyKey('posts/posts')(key) && isFeedOrMine(key, me?.id)
  const showFirst = (post: Post) =>
    mutate<CachedPosts>(isOwnList, (cached) => cached && withFirst(cached, post), cacheOnly)
  return async (draft) => {
    const early = me ? earlyPost(draft, me) : null
    if (early) await showFirst(early)
    try {
      const post = await createPost(toInput(draft))
      // One change for both, so that the card is replaced and not removed and added.
      await mutate<CachedPosts>(
        isOwnList,
        (cached) =>
          cached && withFirst({ ...cached, data: cached.data.filter(({ id }) => id !== early?.id) }, post),
        cacheOnly,
      )
      return post
    } catch (error) {
      if (early) await drop(early.id)
      throw error
    }
  }
}

/** Lists in which the viewer's new post comes first: the feed and their own page; the images are fetched again. */
function isFeedOrMine(key: unknown, myId: string | undefined): boolean {
  const params: unknown = Array.isArray(key) ? key[1] : undefined
  if (typeof params !== 'object' || params === null) return false
  if ('media' in params || 'query' in params || 'saved' in params) return false
  return !('author' in params) || params.author === myId
}

function earlyPost({ text, mentions, media }: Draft, me: NonNullable<ReturnType<typeof useMe>>): Post {
  return {
    id: earlyId(),
    author: me,
    text: text.trim(),
    mentions,
    media: media.map(({ imgName, kind, poster = null, alt = '' }) => ({
      ...{ imgName, kind, poster, alt },
      ...{ width: null, height: null },
    })),
    createdAt: new Date().toISOString(),
    editedAt: null,
    updatedAt: new Date().toISOString(),
    likes: 0,
    comments: 0,
    liked: false,
    saved: false,
    hidden: false,
    can: { edit: false, delete: false, report: false, hide: false },
  }
}

/**
 * Replaces the version of a post that its author edited, wherever it is shown. When another tab saved a different
 * version meanwhile nothing is replaced, and that version is returned.
 */
export function useEditPost(): (id: string, draft: Draft) => Promise<{ post: Post; isStale: boolean }> {
  const { change } = usePostCache()
  return async (id, draft) => {
    const saved = await saveOver(id, draft)
    await change(id, () => saved.post)
    return saved
  }
}

async function saveOver(id: string, draft: Draft) {
  const input = toInput(draft)
  try {
    return { post: await updatePost(id, input, draft.version ?? ''), isStale: false }
  } catch (error) {
    if (!isApiError(error, 'stale')) throw error
    const post = await readPost(id)
    const { text, media } = toInput(toDraft(post))
    const isEqual = text === input.text.trim() && JSON.stringify(media) === JSON.stringify(input.media)
    return { post, isStale: !isEqual }
  }
}
