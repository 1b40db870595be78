import useSWR, { useSWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import type { Notification, NotificationCount } from '#contracts/notifications.ts'
import { everyKey, keys } from '#lib/keys.ts'
import { isHeld } from '#services/live/hub.ts'
import {
  countNotifications,
  dismissAllNotifications,
  dismissNotification,
  listNotifications,
  markNotificationsRead,
} from '#services/notifications.ts'
import { useChangeHeld } from './held.ts'
import { useAskAgain, useLive } from './live.ts'
import { useReadingOn } from './readingOn.ts'
import { useMe } from './session.ts'

/** The server gives so many at a time. */
const aPage = 50

/** What the bell shows. */
export function useNotificationCount(): NotificationCount {
  const me = useMe()
  const { data } = useSWR<NotificationCount>(me ? keys.notificationCount : null, countNotifications, {
    refreshInterval: useAskAgain(),
    // What the page brought is kept up by the stream, or by asking now and then.
    revalidateIfStale: false,
  })
  return data ?? { total: 0, unread: 0 }
}

const isSameThing = (one: Notification, other: Notification) =>
  one.type === other.type &&
  one.detail === other.detail &&
  one.id_notify === other.id_notify &&
  one.action_id === other.action_id

/** Takes what the stream says into the bell and its list; nobody has to ask. */
export function useLiveNotifications(): void {
  const { mutate } = useSWRConfig()
  const changeHeld = useChangeHeld()
  useLive('notification', (news) => {
    const onTop = (list: Notification[]) => [news, ...list.filter((one) => !isSameThing(one, news))]
    void changeHeld(keys.notifications, onTop)
  })
  useLive('badge', ({ notifications: total, unread }) => {
    void mutate<NotificationCount>(keys.notificationCount, { total, unread }, { revalidate: false })
    // Another tab may have dismissed or seen some, or who did it took it back: only then is the list asked for.
    let disagrees = false
    const agreeing = (list: Notification[]) => {
      disagrees = list.length < aPage && list.length !== total
      return unread === 0 ? list.map((one) => ({ ...one, read: true })) : list
    }
    void changeHeld(keys.notifications, agreeing)
    if (disagrees) void mutate(keys.notifications)
  })
}

/** The newest page, and the older ones behind it. */
function useNews() {
  const me = useMe()
  const newest = useSWR<Notification[]>(me ? keys.notifications : null, () => listNotifications())
  // The older ones hang on the last of the newest: none is shown twice, and none is left out, while news arrives.
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

/** Shows what a deed leaves at once, and what was there again when it is refused. */
function useChange({ newest, older }: ReturnType<typeof useNews>) {
  const { mutate } = useSWRConfig()
  return async (next: Next, act: () => Promise<unknown>): Promise<void> => {
    void older.mutate((lists) => lists?.map(next), { revalidate: false })
    const acted = async (list?: Notification[]) => {
      await act()
      return list && next(list)
    }
    const atOnce = (list?: Notification[]) => next(list ?? [])
    try {
      await newest.mutate(acted, { optimisticData: atOnce, rollbackOnError: true, revalidate: false })
    } catch (error) {
      void older.mutate()
      throw error
    }
    if (!isHeld()) await mutate(keys.notificationCount)
  }
}

const without =
  (gone: readonly Notification[]): Next =>
  (list) =>
    list.filter((one) => !gone.some(({ id }) => id === one.id))

const dismissOne = ({ type, id_notify, action_id }: Notification, accept?: boolean) =>
  dismissNotification({ type, id_notify, action_id, accept })

/** Everything that one was told, the newest first; `readOn` brings what is older, until there is no more. */
export function useNotifications() {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const news = useNews()
  const change = useChange(news)
  const { newest, older } = news
  const pages = older.data ?? []
  const { readOn } = useReadingOn(() => older.setSize(pages.length + 1))
  return {
    ...newest,
    data: newest.data && [...newest.data, ...pages.flat()],
    hasMore: (pages.at(-1) ?? newest.data ?? []).length >= aPage,
    readOn,
    readingFailed: Boolean(older.error),
    dismiss: (gone: readonly Notification[]) =>
      change(without(gone), () => Promise.all(gone.map((one) => dismissOne(one)))),
    /** Says yes or no to who asked to be connected. */
    answer: async (asked: Notification, accept: boolean) => {
      await change(without([asked]), () => dismissOne(asked, accept))
      await mutate(everyKey('friends/friendship'))
    },
    dismissAll: () =>
      change(
        (list) => list.filter(({ type, detail }) => type === 'friends' && detail === 'asked'),
        () => dismissAllNotifications(me?.id ?? ''),
      ),
    markRead: () => change((list) => list.map((one) => ({ ...one, read: true })), markNotificationsRead),
  }
}
