import { useTranslations } from 'next-intl'
import { ArrowDown } from '#components/ui/icons.tsx'

type ToNewestButtonProps = {
  /** How many messages arrived meanwhile. */
  count: number
  /** The messages on the screen are far from the latest. */
  isAway: boolean
  onPress: () => void
}

/** Scrolls to the latest message. */
export function ToNewestButton({ count, isAway, onPress }: ToNewestButtonProps) {
  const t = useTranslations('chat.conversation')
  const label = isAway ? t('toLatest') : t('toNew', { count })
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      title={label}
      className="absolute right-4 bottom-3 inline-flex min-h-11 min-w-11 animate-appear items-center justify-center gap-2 rounded-pill border border-line bg-card px-3 font-semibold text-sm shadow-lifted hover:border-brand"
    >
      {(count > 0 || isAway) && <span className="pl-1">{label}</span>}
      <ArrowDown size={20} aria-hidden className="text-brand" />
    </button>
  )
}
