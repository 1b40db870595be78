import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { NoNotificationsDrawing } from '#components/ui/art/NoNotificationsDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { StreamEnd } from '#components/ui/lists/StreamEnd.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import type { Notification } from '#contracts/notifications.ts'
import { useFocusStays } from '#hooks/browser/focusStays.ts'
import { useUnreadCount } from '#hooks/notifications/notificationCount.ts'
import { useNotifications } from '#hooks/notifications/notifications.ts'
import { ClearAll } from './ClearAll.tsx'
import { groupNotifications, type NotificationGroup } from './groups.ts'
import { NotificationRow } from './NotificationRow.tsx'

type NotificationListProps = {
  className?: string
  /** h1 on a page of its own. */
  titleAs?: 'h1' | 'h2'
  /** Called when something in the list was opened: a surrounding panel closes. */
  onOpen?: () => void
  /** Scrolling to the end loads older ones. */
  endless?: boolean
}

/** The notifications, newest first: new ones above those already read. */
export function NotificationList({ className, titleAs, onOpen, endless = false }: NotificationListProps) {
  const t = useTranslations('notifications')
  const { run } = useMutation()
  const notifications = useNotifications()
  const { data, dismiss, answer, markRead, markAllRead } = notifications
  const groups = useMemo(() => data && groupNotifications(data), [data])
  const { isNew, forget } = useShown(groups, markRead)
  const unread = useUnreadCount()
  const stays = useFocusStays<HTMLElement>()
  const readAll = () => {
    forget()
    void run(markAllRead)
  }
  const acts = {
    as: titleAs === 'h1' ? ('h2' as const) : ('h3' as const),
    onOpen,
    onDecide: (one: Notification, accept: boolean) =>
      void run(() => answer(one, accept), accept ? t('connected', { names: one.name }) : undefined),
    onDismiss: ({ all }: NotificationGroup) => void run(() => dismiss(all)),
  }
  const fresh = groups?.filter(isNew) ?? []
  return (
    <section aria-label={t('title')} {...stays}>
      <ListHead titleAs={titleAs}>
        {(fresh.length > 0 || unread > 0) && (
          <Button variant="quiet" size="sm" onClick={readAll}>
            {t('readAll')}
          </Button>
        )}
        {groups && groups.length > 0 && <ClearAll notifications={notifications} count={groups.length} />}
      </ListHead>
      <div className={className}>
        <Resource
          result={{ ...notifications, data: groups }}
          isEmpty={(list) => list.length === 0}
          skeleton={<NotificationSkeletons count={3} />}
          empty={<EmptyState art={<NoNotificationsDrawing />} title={t('empty')} />}
        >
          {(list) => (
            <>
              <Rows {...acts} fresh groups={fresh} title={t('new')} />
              <Rows
                {...acts}
                groups={list.filter((group) => !isNew(group))}
                title={fresh.length > 0 ? t('earlier') : undefined}
              />
              <StreamEnd
                hasMore={endless && notifications.hasMore}
                failed={notifications.readingFailed}
                readOn={notifications.readOn}
                label={t('more')}
                skeleton={<NotificationSkeletons count={2} />}
              />
            </>
          )}
        </Resource>
      </div>
    </section>
  )
}

/**
 * Marks the shown notifications as read, and remembers which were new when this list was opened: they stand out until
 * it closes.
 */
function useShown(
  groups: NotificationGroup[] | null | undefined,
  markRead: (shown: Notification[]) => Promise<unknown>,
) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const unread = groups?.filter(({ read }) => !read) ?? []
  const unreadKey = unread.map(({ newest }) => newest.id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something unread is shown
  useEffect(() => {
    if (unread.length === 0) return
    const see = () => {
      // A viewer whose other tab is in front has not seen it.
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', see)
      setSeen((before) => new Set([...before, ...unread.map(({ key }) => key)]))
      void markRead(unread.map(({ newest }) => newest)).catch(() => {})
    }
    document.addEventListener('visibilitychange', see)
    see()
    return () => document.removeEventListener('visibilitychange', see)
  }, [unreadKey])
  return {
    isNew: ({ key, read }: NotificationGroup) => !read || seen.has(key),
    forget: () => setSeen(new Set()),
  }
}

type RowsProps = Pick<React.ComponentProps<typeof NotificationRow>, 'onDecide' | 'onOpen'> & {
  /** The level below the title of the list. */
  as: 'h2' | 'h3'
  groups: NotificationGroup[]
  title: string | undefined
  fresh?: boolean
  onDismiss: (group: NotificationGroup) => void
}

/** A section of the list under its title; nothing without rows. */
function Rows({ as: Heading, groups, title, fresh = false, onDismiss, ...acts }: RowsProps) {
  if (groups.length === 0) return null
  return (
    <>
      {title && (
        <Heading className="px-4 pt-3 pb-1 font-sans font-semibold text-muted text-sm">{title}</Heading>
      )}
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <NotificationRow
            key={group.key}
            {...acts}
            group={group}
            fresh={fresh}
            onDismiss={() => onDismiss(group)}
          />
        ))}
      </ul>
    </>
  )
}

type ListHeadProps = Pick<NotificationListProps, 'titleAs'> & {
  children: React.ReactNode
}

function ListHead({ titleAs: Heading = 'h2', children }: ListHeadProps) {
  const t = useTranslations('notifications')
  return (
    <header className="flex min-h-14 flex-wrap items-center justify-end gap-x-1 border-line border-b py-2 pr-2 pl-4">
      <Heading className="mr-auto font-semibold text-base">{t('title')}</Heading>
      {children}
    </header>
  )
}

/** The skeleton of a list of notifications. */
function NotificationSkeletons({ count }: { count: number }) {
  return (
    <div className="divide-y divide-line">
      <Shapes count={count}>
        <RowSkeleton
          className="items-start gap-3 px-4 py-3"
          image="size-11 rounded-pill"
          lines={['h-5 w-4/5', 'h-4 w-24']}
        />
      </Shapes>
    </div>
  )
}
