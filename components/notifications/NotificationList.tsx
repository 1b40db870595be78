import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { NoNotificationsDrawing } from '#components/ui/art/NoNotificationsDrawing.tsx'
import { Button } from '#components/ui/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import { Skeleton } from '#components/ui/Skeleton.tsx'
import { useNotifications } from '#hooks/notifications.ts'
import { NotificationRow } from './NotificationRow.tsx'

interface NotificationListProps {
  className?: string
  /** h1 on a page of its own. */
  titleAs?: 'h1' | 'h2'
  /** Something of the list was opened: a panel around it closes. */
  onOpen?: () => void
}

/** What happened, newest first; seeing the list marks it as read. */
export function NotificationList({ className, titleAs: Heading = 'h2', onOpen }: NotificationListProps) {
  const t = useTranslations('common.notifications')
  const { run } = useDeed()
  const { data, error, isLoading, mutate, dismiss, dismissAll, markRead } = useNotifications()
  const hasUnread = data?.some((one) => !one.read) ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that something unread is seen
  useEffect(() => {
    if (hasUnread) void markRead()
  }, [hasUnread])
  return (
    <section aria-label={t('title')}>
      <header className="flex items-center gap-3 border-b border-line px-4 py-2">
        <Heading className="mr-auto text-base font-semibold">{t('title')}</Heading>
        {data && data.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => void run(dismissAll)}>
            {t('clearAll')}
          </Button>
        )}
      </header>
      <div className={className}>
        <Resource
          data={data}
          error={error}
          isLoading={isLoading}
          retry={() => void mutate()}
          isEmpty={(list) => list.length === 0}
          skeleton={<Skeleton className="m-4 h-12" />}
          empty={<EmptyState art={<NoNotificationsDrawing />} title={t('empty')} />}
        >
          {(list) => (
            <ul>
              {list.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  onOpen={onOpen}
                  onDismiss={() => void run(() => dismiss(notification))}
                />
              ))}
            </ul>
          )}
        </Resource>
      </div>
    </section>
  )
}
