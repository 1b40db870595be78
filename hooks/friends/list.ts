import type { Page, UserCard } from '#contracts/shapes.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import { listFriends } from '#services/friends.ts'

/** A page of someone's connections, the newest first. */
export const useFriends = (userId: string, page: number) =>
  usePagedQuery<Page<UserCard>>(userId ? keys.friends(userId, page) : null, () => listFriends(userId, page))
