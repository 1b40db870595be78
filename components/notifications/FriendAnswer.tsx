import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/Button.tsx'
import type { Notification } from '#contracts/notifications.ts'

interface FriendAnswerProps {
  news: Notification
  onAnswer: (news: Notification, accept: boolean) => void
}

/** Yes or no to who asked to be connected. */
export function FriendAnswer({ news, onAnswer }: FriendAnswerProps) {
  const t = useTranslations('notifications')
  const names = news.name
  return (
    <div className="relative z-10 mt-2 flex flex-wrap gap-2">
      <Button size="sm" aria-label={t('acceptFrom', { names })} onClick={() => onAnswer(news, true)}>
        {t('accept')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('declineFrom', { names })}
        onClick={() => onAnswer(news, false)}
      >
        {t('decline')}
      </Button>
    </div>
  )
}
