import { CheckCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Below the last message that the other person has seen. */
export function SeenMark() {
  const t = useTranslations('chat.state')
  return (
    <p className="mt-0.5 flex items-center gap-1 px-1 text-muted text-xs">
      <CheckCheck size={14} aria-hidden className="text-brand" />
      {t('seen')}
    </p>
  )
}
