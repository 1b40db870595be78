import { ArrowDown } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Scrolls to the latest message, with the number of those that arrived meanwhile. */
export function ToFoot({ count, onPress }: { count: number; onPress: () => void }) {
  const t = useTranslations('chat.conversation')
  const label = t('toNew', { count })
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="absolute right-4 bottom-3 inline-flex min-h-11 min-w-11 animate-appear items-center justify-center gap-2 rounded-pill border border-line bg-card px-3 font-semibold text-sm shadow-lifted hover:border-brand"
    >
      {count > 0 && <span className="pl-1">{label}</span>}
      <ArrowDown size={20} aria-hidden className="text-brand" />
    </button>
  )
}
