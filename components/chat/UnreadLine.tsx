import { useTranslations } from 'next-intl'

/** Unread messages are below it. */
export function UnreadLine() {
  const t = useTranslations('chat.conversation')
  return (
    <p
      data-unread-line=""
      className="my-2 flex items-center gap-3 font-semibold text-brand text-xs before:h-px before:grow before:bg-brand/40 after:h-px after:grow after:bg-brand/40"
    >
      {t('unread')}
    </p>
  )
}
