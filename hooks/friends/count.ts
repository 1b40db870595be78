import useSWR from 'swr'
import type { Friendship } from '#contracts/friends.ts'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#services/friends.ts'

/**
 * How many people somebody is connected with, oneself included in those one may ask about; undefined until it is known,
 * null when it could not be learnt.
 */
export function useConnectionCount(userId: string): number | undefined | null {
  const { data, error } = useSWR<Friendship>(keys.friendship(userId), () => readFriendship(userId))
  return data?.connections ?? (error ? null : undefined)
}
