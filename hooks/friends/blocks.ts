import useSWR, { useSWRConfig } from 'swr'
import type { UserCard } from '#contracts/shapes.ts'
import { type CachedPosts, withoutAuthor } from '#hooks/posts/merge.ts'
import { useMember } from '#hooks/session/session.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { blockPerson, listBlocks, unblockPerson } from '#services/moderation.ts'

/**
 * Blocks or unblocks an account, then fetches all data again. `leave` navigates away first: the blocked account's page
 * would briefly say that it does not exist.
 */
export function useBlock(): {
  block: (userId: string, leave: () => Promise<unknown>) => Promise<void>
  unblock: (userId: string) => Promise<void>
} {
  const { mutate } = useSWRConfig()
  const changeAtOnce = useChangeAtOnce()
  const refresh = async (isMeant: (key: unknown) => boolean) => {
    await mutate(keys.surfleValid, undefined, { revalidate: false })
    await mutate(isMeant)
  }
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
      void refresh(() => true)
    },
    unblock: async (userId) => {
      await changeAtOnce<UserCard[]>(
        keys.blocks,
        (before) => before.filter(({ id }) => id !== userId),
        () => unblockPerson(userId),
      )
      // That list has changed already, and would show again whoever is being unblocked as well.
      void refresh((key) => !everyKey('moderation/blocks')(key))
    },
  }
}

/** The accounts that the viewer blocked, the latest first. */
export function useBlocks() {
  const me = useMember()
  return useSWR<UserCard[]>(me ? keys.blocks : null, listBlocks)
}
