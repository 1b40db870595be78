import { useTranslations } from 'next-intl'
import { Face } from '#components/account/Face.tsx'
import type { Other } from '#hooks/chat/other.ts'

/** Shown above the first message. */
export function Beginning({ other }: { other: Other }) {
  const t = useTranslations('chat.conversation')
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-6 text-center text-muted text-sm">
      <Face user={other} size={72} />
      <p className="max-w-xs text-balance">{t('beginning', { name: other.name })}</p>
    </div>
  )
}
