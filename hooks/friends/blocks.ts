import useSWR, { useSWRConfig } from 'swr'
import type { UserCard } from '#contracts/shapes.ts'
import { useMember } from '#hooks/session.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { blockPerson, listBlocks, unblockPerson } from '#services/moderation.ts'
import { type CachedPosts, withoutAuthor } from '../posts/merge.ts'

/**
 * Shuts somebody out, or lets them in again; all that was read before is asked for anew. `leave` goes to where nothing
 * of them is shown before that: their own page would say for a moment that it is not there.
 */
export function useBlock(): {
  block: (userId: string, leave: () => Promise<unknown>) => Promise<void>
  unblock: (userId: string) => Promise<void>
} {
  const { mutate } = useSWRConfig()
  const refreshAll = () => mutate(() => true)
  return {
    block: async (userId, leave) => {
      await blockPerson(userId)
      await leave()
      await mutate<CachedPosts>(
        everyKey('posts/posts'),
        (cached) => cached && withoutAuthor(cached, userId),
        {
          revalidate: false,
        },
      )
      void refreshAll()
    },
    unblock: async (userId) => {
      const without = (before?: UserCard[]) => before?.filter(({ id }) => id !== userId)
      const act = async (before?: UserCard[]) => {
        await unblockPerson(userId)
        return without(before)
      }
      await mutate<UserCard[]>(keys.blocks, act, {
        optimisticData: (before) => without(before) ?? [],
        rollbackOnError: true,
        revalidate: false,
      })
      void refreshAll()
    },
  }
}

/** Whom one shut out, the last first. */
export function useBlocks() {
  const me = useMember()
  return useSWR<UserCard[]>(me ? keys.blocks : null, listBlocks)
}
