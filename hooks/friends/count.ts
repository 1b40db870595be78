import useSWR from 'swr'
import type { Friendship } from '#contracts/friends.ts'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#services/friends.ts'

/** How many connections someone, or the viewer, has; undefined while loading, null when it failed. */
export function useConnectionCount(userId: string): number | undefined | null {
  const { data, error } = useSWR<Friendship>(keys.friendship(userId), () => readFriendship(userId))
  return data?.connections ?? (error ? null : undefined)
}
