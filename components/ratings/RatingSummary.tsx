import { useTranslations } from 'next-intl'
import { FiveStars } from '#components/ui/Stars.tsx'
import { useRateText } from '#components/ui/useRateText.ts'
import type { RatingSpread } from '#contracts/ratings.ts'
import type { User } from '#contracts/shapes.ts'
import { countDisplay } from '#lib/text.ts'

type RatingSummaryProps = {
  user: Pick<User, 'rate' | 'rate_count'>
  spread: RatingSpread
}

/** The mean in large, and the number of ratings by stars. */
export function RatingSummary({ user, spread }: RatingSummaryProps) {
  const t = useTranslations('ratings')
  const common = useTranslations('common.rating')
  const mean = useRateText()(user.rate)
  const count = spread.reduce((sum, count) => sum + count, 0)
  if (count === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <div className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <p className="flex flex-col items-start gap-1">
        <span aria-hidden className="font-heading text-2xl tabular-nums">
          {mean}
        </span>
        <span className="sr-only">{common('stars', { rate: mean })}</span>
        <FiveStars rate={user.rate} size={20} />
        <span className="text-muted text-sm">
          {common('count', { count: Number(user.rate_count), shown: countDisplay(user.rate_count) })}
        </span>
      </p>
      <ul aria-label={t('spread')} className="flex max-w-sm flex-col gap-1.5">
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar key={stars} stars={stars} count={spread[stars - 1] ?? 0} of={count} />
        ))}
      </ul>
    </div>
  )
}

function Bar({ stars, count, of }: { stars: number; count: number; of: number }) {
  const t = useTranslations('ratings')
  return (
    <li className="flex items-center gap-2.5 text-muted text-sm tabular-nums">
      <span className="sr-only">{t('given', { stars, count })}</span>
      <span aria-hidden className="w-3 text-right">
        {stars}
      </span>
      <span aria-hidden className="h-2 grow overflow-hidden rounded-pill bg-line">
        <span className="block h-full rounded-pill bg-sun" style={{ width: `${(count / of) * 100}%` }} />
      </span>
      <span aria-hidden className="w-8">
        {count}
      </span>
    </li>
  )
}
