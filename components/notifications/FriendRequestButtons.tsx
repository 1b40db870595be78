import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { Notification } from '#contracts/notifications.ts'

type FriendRequestButtonsProps = {
  notification: Notification
  onDecide: (notification: Notification, accept: boolean) => void
}

/** Accepts or declines a connection request. */
export function FriendRequestButtons({ notification, onDecide }: FriendRequestButtonsProps) {
  const t = useTranslations('notifications')
  const names = notification.name
  return (
    <div className="relative z-10 mt-2 flex flex-wrap gap-2">
      <Button size="sm" aria-label={t('acceptFrom', { names })} onClick={() => onDecide(notification, true)}>
        {t('accept')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('declineFrom', { names })}
        onClick={() => onDecide(notification, false)}
      >
        {t('decline')}
      </Button>
    </div>
  )
}
