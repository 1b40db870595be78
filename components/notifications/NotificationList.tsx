import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { NoNotificationsDrawing } from '#components/ui/art/NoNotificationsDrawing.tsx'
import { Button } from '#components/ui/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import { StreamEnd } from '#components/ui/StreamEnd.tsx'
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
  /** Its end brings what is older. */
  endless?: boolean
}

/** What happened, newest first; seeing the list marks it as read. */
export function NotificationList({ className, titleAs, onOpen, endless = false }: NotificationListProps) {
  const t = useTranslations('notifications')
  const { run } = useDeed()
  const told = useNotifications()
  const { data, dismiss, dismissAll, answer, markRead } = told
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
      <ListHead titleAs={titleAs} onClear={groups?.length ? () => void run(dismissAll) : undefined} />
      <div className={className}>
        <Resource
          result={{ ...told, data: groups }}
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
              <StreamEnd
                hasMore={endless && told.hasMore}
                failed={told.readingFailed}
                readOn={told.readOn}
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

interface ListHeadProps extends Pick<NotificationListProps, 'titleAs'> {
  /** Absent while there is nothing to clear. */
  onClear?: () => void
}

function ListHead({ titleAs: Heading = 'h2', onClear }: ListHeadProps) {
  const t = useTranslations('notifications')
  return (
    <header className="flex min-h-14 items-center gap-3 border-line border-b px-4 py-2">
      <Heading className="mr-auto font-semibold text-base">{t('title')}</Heading>
      {onClear && (
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('clearAll')}
        </Button>
      )}
    </header>
  )
}
