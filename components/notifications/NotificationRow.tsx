import { X } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Face } from '#components/account/Face.tsx'
import { IconButton } from '#components/ui/IconButton.tsx'
import { RelativeTime } from '#components/ui/RelativeTime.tsx'
import type { Notification } from '#contracts/notifications.ts'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'

interface NotificationRowProps {
  notification: Notification
  onDismiss: () => void
  onOpen?: () => void
}

/** Who did what, when; a press opens what it is about. */
export function NotificationRow({ notification, onDismiss, onOpen }: NotificationRowProps) {
  const t = useTranslations('common.notifications')
  const me = useMe()
  const { name, id_notify, avatar, detail, action_id, createdAt, read } = notification
  const isForOwner = detail === 'applied' || detail === 'withdrawn'
  const path = isForOwner && me?.provider ? paths.applicants(action_id) : paths.job(action_id)
  return (
    <li
      className="relative flex items-center gap-3 px-4 py-3 hover:bg-hover data-unread:bg-brand-soft"
      data-unread={read ? undefined : ''}
    >
      <Face user={{ id: id_notify, name, config: { avatar } }} size={40} />
      <div className="min-w-0 grow text-sm">
        <Link href={path} onClick={onOpen} className="after:absolute after:inset-0">
          {t.rich(`jobs.${jobDetail(detail)}`, { name, strong: (words) => <strong>{words}</strong> })}
        </Link>
        <p className="text-muted">
          <RelativeTime date={createdAt} />
        </p>
      </div>
      <IconButton
        className="z-10"
        label={t('dismiss', { name })}
        icon={<X size={18} aria-hidden />}
        onClick={onDismiss}
      />
    </li>
  )
}

const jobDetails = ['applied', 'accepted', 'refused', 'withdrawn', 'closed'] as const

/** What happened to an offer or an application; anything newer than this screen reads as news of the offer. */
const jobDetail = (detail: string) => jobDetails.find((known) => known === detail) ?? 'other'
