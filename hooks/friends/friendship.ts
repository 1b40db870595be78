import useSWR, { useSWRConfig } from 'swr'
import type { FriendStatus, Friendship } from '#contracts/friends.ts'
import { logBroken } from '#hooks/failure.ts'
import { useLive } from '#hooks/live/live.ts'
import { useMember } from '#hooks/session/session.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { sendInOrder } from '#hooks/swr/sendInOrder.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { acceptFriend, addFriend, readFriendship, removeFriend } from '#services/friends.ts'
import { dismissNotification } from '#services/notifications.ts'

/** The connection between the viewer and someone, as far as the caller knows it already. */
export type ConnectionStatus = Friendship['friends']

/** Known data is not fetched again. */
const noRefresh = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

export const strangers: ConnectionStatus = { status: 0, incoming: false }
const requested: ConnectionStatus = { status: 1, incoming: false }
const connected: ConnectionStatus = { status: 2, incoming: false }

async function declineFriend(userId: string): Promise<FriendStatus> {
  await dismissNotification({ type: 'friends', id_notify: userId, accept: false })
  return { status: strangers.status }
}

function logAndThrow(error: unknown): never {
  logBroken('The connection could not be asked for', error)
  throw error
}

/** The friendship after the mutation, with its connections counted up or down. */
const withStatus = ({ connections, friends: before }: Friendship, friends: ConnectionStatus): Friendship => ({
  connections: connections + Number(friends.status === 2) - Number(before.status === 2),
  friends,
})

/**
 * The connection between the viewer and someone, and its mutations: shown at once, undone when the server refuses, and
 * thrown. For the viewer's own id it has the connections alone; a guest causes no request. `known` saves a list a
 * request for each row.
 */
export function useFriendship(userId: string, known?: ConnectionStatus) {
  const me = useMember()
  const { mutate } = useSWRConfig()
  const changeAtOnce = useChangeAtOnce()
  const result = useSWR<Friendship>(me ? keys.friendship(userId) : null, () => readFriendship(userId), {
    ...(known && { ...noRefresh, fallbackData: { connections: 0, friends: known } }),
  })
  const { data } = result
  useLive('notification', ({ type, id_notify }) => {
    if (type === 'friends' && id_notify === userId) void result.mutate()
  })
  const become = async (friends: ConnectionStatus, act: () => Promise<FriendStatus>) => {
    const key = keys.friendship(userId)
    let answered: ConnectionStatus | null = null
    // Of a person in a list the list knows the status; the cache does not yet.
    if (data) await mutate<Friendship>(key, (cached) => cached ?? data, { revalidate: false })
    await changeAtOnce<Friendship>(
      key,
      (shown) => withStatus(shown, friends),
      async () => {
        const sent = await sendInOrder(`friendship ${userId}`, act)
        answered = sent && { ...friends, ...sent.response }
      },
    )
    await mutate<Friendship>(key, (shown) => shown && withStatus(shown, answered ?? shown.friends), cacheOnly)
    await Promise.all([
      mutate(everyKey('friends/list')),
      mutate(keys.notifications),
      mutate(keys.notificationCount),
    ])
  }
  return {
    friendship: data,
    connect: () => become(requested, () => addFriend(userId)).catch(logAndThrow),
    accept: () => become(connected, () => acceptFriend(userId)),
    decline: () => become(strangers, () => declineFriend(userId)),
    /** Cancels the viewer's request, or ends the connection. */
    remove: () => become(strangers, () => removeFriend(userId)),
  }
}
