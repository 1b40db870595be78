import { useTranslations } from 'next-intl'
import { Stars } from '#components/ui/Stars.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { rateDisplay, rateOf } from '#lib/rating.ts'
import { countDisplay } from '#lib/text.ts'

interface RateProps {
  user: Pick<UserCard, 'rate' | 'rate_count'>
  /** Stars and mean alone. */
  compact?: boolean
}

/** An organisation's stars and how many gave them; nothing while nobody has. */
export function Rate({ user, compact }: RateProps) {
  const t = useTranslations('common.rating')
  const count = Number(user.rate_count ?? 0)
  if (count === 0) return null
  const rate = rateDisplay(user.rate ?? '0')
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-sm text-ink">
      <Stars rate={rateOf(rate)} label={t('stars', { rate })} />
      <span aria-hidden>{rate}</span>
      {!compact && <span className="text-muted">{t('count', { count, shown: countDisplay(count) })}</span>}
    </span>
  )
}
