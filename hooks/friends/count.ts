import useSWR from 'swr'
import type { Friendship } from '#contracts/friends.ts'
import { keys } from '#lib/keys.ts'
import { readFriendship } from '#services/friends.ts'

/** How many people somebody is connected with, oneself included in those one may ask about. */
export const useConnectionCount = (userId: string | undefined): number | undefined =>
  useSWR<Friendship>(userId ? keys.friendship(userId) : null, () => readFriendship(userId ?? '')).data
    ?.connections
