import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { NoNotificationsDrawing } from '#components/ui/art/NoNotificationsDrawing.tsx'
import { Button } from '#components/ui/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import type { Notification } from '#contracts/notifications.ts'
import { useNotifications } from '#hooks/notifications.ts'
import { groupNews } from './groups.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { NotificationSkeletons } from './NotificationSkeletons.tsx'

interface NotificationListProps {
  className?: string
  /** h1 on a page of its own. */
  titleAs?: 'h1' | 'h2'
  /** Something of the list was opened: a panel around it closes. */
  onOpen?: () => void
  /** Below the rows while there is more: what brings it. */
  more?: (loadMore: () => Promise<void>) => ReactNode
}

/** What happened, newest first; seeing the list marks it as read. */
export function NotificationList({
  className,
  titleAs: Heading = 'h2',
  onOpen,
  more,
}: NotificationListProps) {
  const t = useTranslations('notifications')
  const { run } = useDeed()
  const { data, error, isLoading, mutate, hasMore, loadMore, dismiss, dismissAll, answer, markRead } =
    useNotifications()
  const groups = useMemo(() => data && groupNews(data), [data])
  const hasUnread = groups?.some(({ read }) => !read) ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something unread is seen
  useEffect(() => {
    // Whoever has another tab in front has not seen it.
    if (hasUnread && document.visibilityState === 'visible') void markRead().catch(() => {})
  }, [hasUnread])
  const say = (news: Notification, accept: boolean) =>
    void run(() => answer(news, accept), accept ? t('connected', { names: news.name }) : undefined)
  return (
    <section aria-label={t('title')}>
      <header className="flex min-h-14 items-center gap-3 border-line border-b px-4 py-2">
        <Heading className="mr-auto font-semibold text-base">{t('title')}</Heading>
        {groups && groups.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void run(dismissAll)}>
            {t('clearAll')}
          </Button>
        )}
      </header>
      <div className={className}>
        <Resource
          data={groups}
          error={error}
          isLoading={isLoading}
          retry={() => void mutate()}
          isEmpty={(list) => list.length === 0}
          skeleton={<NotificationSkeletons count={3} />}
          empty={<EmptyState art={<NoNotificationsDrawing />} title={t('empty')} />}
        >
          {(list) => (
            <>
              <ul className="divide-y divide-line">
                {list.map((group) => (
                  <NotificationRow
                    key={group.key}
                    group={group}
                    onOpen={onOpen}
                    onAnswer={say}
                    onDismiss={() => void run(() => dismiss(group.all))}
                  />
                ))}
              </ul>
              {hasMore && more?.(loadMore)}
            </>
          )}
        </Resource>
      </div>
    </section>
  )
}
