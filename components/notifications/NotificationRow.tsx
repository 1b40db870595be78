import { useLocale, useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { X } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { RelativeTime } from '#components/ui/time/RelativeTime.tsx'
import type { Notification } from '#contracts/notifications.ts'
import { useMe } from '#hooks/session/session.ts'
import { FriendRequestButtons } from './FriendRequestButtons.tsx'
import type { NotificationGroup } from './groups.ts'
import { NotificationFace } from './NotificationFace.tsx'
import { getEvent, getPath, isNamed } from './styles.ts'

type NotificationRowProps = {
  group: NotificationGroup
  /** It was unread when this list was opened. */
  fresh: boolean
  onDismiss: () => void
  onDecide: (notification: Notification, accept: boolean) => void
  onOpen?: () => void
}

/** "Mateo e Inés", "Lucía y 3 personas más"; "" of events of the site itself, which name no one. */
function useNames([newest, next, ...rest]: readonly Notification[]): string {
  const t = useTranslations('notifications')
  const locale = useLocale()
  const first = newest?.name ?? ''
  if (!first || !next) return first
  // In Spanish the second name decides between "y" and "e".
  const both = new Intl.ListFormat(locale).format([first, next.name])
  return t('names', { others: rest.length + 1, first, both })
}

/** Who did what, and when; a press opens its subject. */
export function NotificationRow({ group, fresh, onDismiss, onDecide, onOpen }: NotificationRowProps) {
  const t = useTranslations('notifications')
  const me = useMe()
  const { newest, all } = group
  const event = getEvent(newest)
  const count = all.length
  const names = useNames(all)
  const { about } = newest
  const named = about && isNamed(event) ? 'yes' : 'no'
  const strong = (text: React.ReactNode) => <strong className="font-semibold">{text}</strong>
  const object = (text: React.ReactNode) => <cite className="font-medium">{text}</cite>
  return (
    <li
      className="relative flex items-start gap-3 px-4 py-3 hover:bg-hover data-unread:bg-brand-soft"
      data-unread={fresh ? '' : undefined}
    >
      <NotificationFace notification={newest} />
      <div className="min-w-0 grow text-sm">
        <Link
          href={getPath(newest, me?.provider ?? false)}
          onClick={onOpen}
          className="wrap-anywhere after:absolute after:inset-0"
        >
          {t.rich(`says.${event}`, { names, count, strong, named, about, object })}
        </Link>
        {about && !isNamed(event) && <p className="wrap-anywhere line-clamp-2">{t('quote', { about })}</p>}
        <p className="text-muted">
          <RelativeTime date={newest.createdAt} />
        </p>
        {event === 'asked' && <FriendRequestButtons notification={newest} onDecide={onDecide} />}
      </div>
      {event !== 'asked' && (
        <IconButton
          className="-my-1 -mr-2 z-10"
          label={t('dismiss', { names })}
          icon={<X size={18} aria-hidden />}
          onClick={onDismiss}
        />
      )}
    </li>
  )
}
