import { useTranslations } from 'next-intl'
import { CloudOff } from '#components/ui/icons.tsx'
import { useIsOnline } from '#components/ui/useIsOnline.ts'
import { useIsLate } from '#hooks/chat/late.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'

/** Says that the messages of a conversation wait while the site does not answer; offline, the notice above the page does. */
export function LateNotice({ outgoing }: { outgoing: readonly Outgoing[] }) {
  const t = useTranslations('chat.state')
  const isLate = useIsLate(useIsOnline())
  return (
    <div aria-live="polite">
      {isLate && outgoing.some(({ failed }) => !failed) && (
        <p className="flex items-center justify-center gap-2 border-line border-t bg-card px-4 py-3 text-center text-muted text-sm">
          <CloudOff size={18} aria-hidden className="shrink-0" />
          {t('late')}
        </p>
      )}
    </div>
  )
}
