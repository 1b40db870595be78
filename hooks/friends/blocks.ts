import useSWR, { useSWRConfig } from 'swr'
import type { UserCard } from '#contracts/shapes.ts'
import { type CachedPosts, withoutAuthor } from '#hooks/posts/merge.ts'
import { useMember } from '#hooks/session/session.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { sendInOrder } from '#hooks/swr/sendInOrder.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { blockPerson, listBlocks, unblockPerson } from '#services/moderation.ts'

const getName = (userId: string) => `block ${userId}`

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
  const refresh = useRefresh()
  return {
    block: async (userId, leave) => {
      if (!(await sendInOrder(getName(userId), () => blockPerson(userId)))) return
      // Their page asks the list whether they are blocked, and would believe an older one, also for who goes back at once.
      await mutate(keys.blocks, undefined, { revalidate: false })
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
      await changeAtOnce<UserCard[]>(keys.blocks, withoutPerson(userId), () =>
        sendInOrder(getName(userId), () => unblockPerson(userId)),
      )
      void refresh(exceptBlocks)
    },
  }
}

/** Unblocks an account on its own page: what that shows changes once the server has lifted the block. */
export function useUnblockHere(): (userId: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  return async (userId) => {
    await sendInOrder(getName(userId), () => unblockPerson(userId))
    // Forgets that the page was not found, which it would show until it has been read again.
    await mutate(keys.user(userId), undefined, { revalidate: false })
    await mutate<UserCard[]>(keys.blocks, (listed) => listed && withoutPerson(userId)(listed), {
      revalidate: false,
    })
    void refresh(exceptBlocks)
  }
}

const withoutPerson = (userId: string) => (listed: UserCard[]) => listed.filter(({ id }) => id !== userId)

/** That list has changed already, and would also show again who is being unblocked meanwhile. */
const exceptBlocks = (key: unknown): boolean => !everyKey('moderation/blocks')(key)

function useRefresh() {
  const { mutate } = useSWRConfig()
  return async (isMeant: (key: unknown) => boolean) => {
    await mutate(keys.surfleValid, undefined, { revalidate: false })
    await mutate(isMeant)
  }
}

/** The accounts that the viewer blocked, the latest first. */
export function useBlocks() {
  const me = useMember()
  return useSWR<UserCard[]>(me ? keys.blocks : null, listBlocks)
}

/** Whom the viewer blocked as far as this browser knows: causes no request. */
export const useKnownBlock = (userId: string): UserCard | undefined =>
  useSWR<UserCard[]>(keys.blocks, null).data?.find(({ id }) => id === userId)
