import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { Notification, NotificationCount } from '#contracts/notifications.ts'
import { logBroken } from '#hooks/failure.ts'
import { useLive } from '#hooks/live/live.ts'
import { useMe } from '#hooks/session/session.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { useChangeCached } from '#hooks/swr/cached.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { toBatches } from '#lib/batches.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { isConnected } from '#services/live/hub.ts'
import {
  dismissAllNotifications,
  dismissNotification,
  listNotifications,
  markNotificationsRead,
  restoreNotifications,
} from '#services/notifications.ts'

/** The page size of the server. */
const pageSize = 50

/** Notifications of one thing are one line of the list, and one of the badge. */
export const getLine = ({ type, detail, action_id }: Notification): string => `${type} ${detail} ${action_id}`

const isSameThing = (one: Notification, other: Notification) =>
  getLine(one) === getLine(other) && one.id_notify === other.id_notify

/** Applies the notification events of the live stream to the bell and its list. */
export function useLiveNotifications(): void {
  const { mutate } = useSWRConfig()
  const changeCached = useChangeCached()
  useLive('notification', (notification) => {
    const onTop = (list: Notification[]) => [
      notification,
      ...list.filter((one) => !isSameThing(one, notification)),
    ]
    void changeCached(keys.notifications, onTop)
  })
  useLive('badge', ({ notifications: total, unread }) => {
    void mutate<NotificationCount>(keys.notificationCount, { total, unread }, { revalidate: false })
    // Another tab may have dismissed or seen some, or the author undid it: only then is the list fetched.
    let isStale = false
    const withReadState = (list: Notification[]) => {
      isStale = list.length < pageSize && new Set(list.map(getLine)).size !== total
      return unread === 0 ? list.map((one) => ({ ...one, read: true })) : list
    }
    void changeCached(keys.notifications, withReadState)
    if (isStale) void mutate(keys.notifications)
  })
}

/** The newest page, and the older pages. */
function useNotificationPages() {
  const me = useMe()
  const newest = useSWR<Notification[]>(me ? keys.notifications : null, () => listNotifications())
  // Older pages start from the last of the newest: none is shown twice or left out while notifications arrive.
  const older = useSWRInfinite<Notification[]>(
    (_index, before: Notification[] | null) => {
      const last = (before ?? newest.data)?.at(-1)
      return last ? keys.olderNotifications(last.id) : null
    },
    ([, cursor]: ReturnType<typeof keys.olderNotifications>) => listNotifications(cursor),
    { initialSize: 0, revalidateFirstPage: false, keepPreviousData: true },
  )
  return { newest, older }
}

type Next = (list: Notification[]) => Notification[]

/** Shows the result of a mutation at once, and restores the previous state when it fails. */
function useChange({ older }: ReturnType<typeof useNotificationPages>) {
  const { mutate } = useSWRConfig()
  const changeAtOnce = useChangeAtOnce()
  return async (next: Next, act: () => Promise<unknown>): Promise<void> => {
    void older.mutate((lists) => lists?.map(next), { revalidate: false })
    try {
      await changeAtOnce(keys.notifications, next, act)
    } catch (error) {
      logBroken('The notifications could not be changed', error)
      void older.mutate()
      throw error
    }
    if (!isConnected()) await mutate(keys.notificationCount)
  }
}

const without =
  (gone: readonly Notification[]): Next =>
  (list) =>
    list.filter((one) => !gone.some(({ id }) => id === one.id))

const asRead = (shown: readonly Notification[]): Next => {
  const lines = new Set(shown.map(getLine))
  return (list) => list.map((one) => (lines.has(getLine(one)) ? { ...one, read: true } : one))
}

async function markShown(shown: readonly Notification[]): Promise<void> {
  for (const batch of toBatches(shown, pageSize)) await markNotificationsRead(batch.map(({ id }) => id))
}

const dismissOne = ({ type, id_notify, action_id }: Notification, accept?: boolean) =>
  dismissNotification({ type, id_notify, action_id, accept })

/** The viewer's notifications, the newest first; `readOn` fetches the older ones. */
export function useNotifications() {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const notification = useNotificationPages()
  const change = useChange(notification)
  const { newest, older } = notification
  const pages = older.data ?? []
  const { readOn } = useReadingOn(() => older.setSize(pages.length + 1))
  return {
    ...newest,
    data: newest.data && [...newest.data, ...pages.flat()],
    hasMore: (pages.at(-1) ?? newest.data ?? []).length >= pageSize,
    readOn,
    readingFailed: Boolean(older.error),
    dismiss: (gone: readonly Notification[]) =>
      change(without(gone), () => Promise.all(gone.map((one) => dismissOne(one)))),
    /** Accepts or declines a connection request. */
    answer: async (notification: Notification, accept: boolean) => {
      await change(without([notification]), () => dismissOne(notification, accept))
      await mutate(everyKey('friends/friendship'))
    },
    dismissAll: () =>
      change(
        (list) => list.filter(({ type, detail }) => type === 'friends' && detail === 'asked'),
        () => dismissAllNotifications(me?.id ?? ''),
      ),
    restoreAll: async () => {
      await restoreNotifications(me?.id ?? '')
      await Promise.all([newest.mutate(), older.mutate(), mutate(keys.notificationCount)])
    },
    /** Marks the shown lines as read. */
    markRead: (shown: readonly Notification[]) => change(asRead(shown), () => markShown(shown)),
    markAllRead: () =>
      change(
        (list) => list.map((one) => ({ ...one, read: true })),
        () => markNotificationsRead(),
      ),
  }
}
