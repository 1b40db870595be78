import useSWR, { useSWRConfig } from 'swr'
import type { UserCard } from '#contracts/shapes.ts'
import { type CachedPosts, withoutAuthor } from '#hooks/posts/merge.ts'
import { useMember } from '#hooks/session/session.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { sendInOrder } from '#hooks/swr/sendInOrder.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { listMutes, muteAccount, unmuteAccount } from '#services/moderation.ts'

/** Whether a list leaves out what a muted account wrote: all do but that of the account itself, and what was saved. */
function leavesOut(key: unknown, userId: string): boolean {
  const params: unknown = everyKey('posts/posts')(key) && Array.isArray(key) ? key[1] : null
  if (typeof params !== 'object' || params === null || 'saved' in params) return false
  return !('author' in params) || params.author !== userId
}

const getName = (userId: string) => `mute ${userId}`

/** Mutes or unmutes an account; of two quick changes the last one says what is shown. */
export function useMute() {
  const { mutate } = useSWRConfig()
  const changeAtOnce = useChangeAtOnce()
  return {
    mute: async (userId: string) => {
      if (!(await sendInOrder(getName(userId), () => muteAccount(userId)))) return
      await mutate<CachedPosts>(
        (key) => leavesOut(key, userId),
        (cached) => cached && withoutAuthor(cached, userId),
        cacheOnly,
      )
      void mutate(keys.mutes)
      void mutate(keys.surfleValid, undefined)
    },
    unmute: async (userId: string) => {
      await changeAtOnce<UserCard[]>(
        keys.mutes,
        (before) => before.filter(({ id }) => id !== userId),
        () => sendInOrder(getName(userId), () => unmuteAccount(userId)),
      )
      void mutate(everyKey('posts/posts'))
      void mutate(keys.surfleValid, undefined)
    },
  }
}

/** The accounts that the viewer mutes, the latest first. */
export function useMutes() {
  const me = useMember()
  return useSWR<UserCard[]>(me ? keys.mutes : null, listMutes)
}
