import clsx from 'clsx'
import { Face } from '#components/people/Face.tsx'
import type { Notification } from '#contracts/notifications.ts'
import { getEvent, getStyle } from './styles.ts'

/** The avatar of the author with an icon of the event; for the site itself the icon alone. */
export function NotificationFace({ notification }: { notification: Notification }) {
  const { icon: Icon, warm } = getStyle(getEvent(notification))
  const colours = warm ? 'bg-warm text-on-warm' : 'bg-brand text-on-brand'
  if (!notification.name) {
    return (
      <span className={clsx('flex size-11 shrink-0 items-center justify-center rounded-pill', colours)}>
        <Icon size={22} aria-hidden />
      </span>
    )
  }
  return (
    <span className="relative shrink-0">
      <Face
        user={{
          id: notification.id_notify,
          name: notification.name,
          config: { avatar: notification.avatar },
        }}
        size={44}
      />
      <span
        className={clsx(
          'absolute -right-1 -bottom-1 flex size-5 items-center justify-center rounded-pill ring-2 ring-card',
          colours,
        )}
      >
        <Icon size={12} aria-hidden />
      </span>
    </span>
  )
}
