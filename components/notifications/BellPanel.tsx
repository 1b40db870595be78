import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { paths } from '#lib/paths.ts'
import { NotificationList } from './NotificationList.tsx'

/** Under the bell: the latest notifications, and a link to all of them. */
export function BellPanel({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('notifications')
  return (
    <>
      <NotificationList className="max-h-64 overflow-y-auto overscroll-contain" onOpen={onOpen} />
      <div className="border-line border-t p-2">
        <ButtonLink full size="sm" variant="quiet" href={paths.notifications} onClick={onOpen}>
          {t('all')}
        </ButtonLink>
      </div>
    </>
  )
}
