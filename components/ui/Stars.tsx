import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { toStars } from '#lib/rating.ts'
import { StarShape } from './StarShape.tsx'
import { useRateText } from './useRateText.ts'

export type StarsProps = {
  /** "4.5" or 4.5; 0 to 5. */
  rate: string | number
  /** The number of ratings; above 1000 as +1000. */
  count?: string | number
  /** One star and the number, for narrow lines. */
  compact?: boolean
  size?: number
  className?: string
}

const mostCounted = 1000

const countClass =
  'relative text-muted before:absolute before:top-1/2 before:-left-1.75 before:-mt-px before:size-0.75 before:rounded-pill before:bg-muted'

/** A rate as five stars, with its number beside them. */
export function Stars({ rate, count, compact = false, size = 16, className }: StarsProps) {
  const t = useTranslations('common.rating')
  const mean = useRateText()(rate)
  const raters = Number(count ?? 0)
  const shown = raters > mostCounted ? `+${mostCounted}` : String(raters)
  return (
    <span
      className={clsx(
        // A count on a line of its own has its dot left of the edge, which cuts it off.
        'inline-flex shrink-0 flex-wrap items-center gap-x-2.75 overflow-x-clip text-sm tabular-nums',
        className,
      )}
    >
      <span className="inline-flex items-center gap-x-1">
        {compact ? <StarShape fill="full" size={size} /> : <FiveStars rate={rate} size={size} />}
        <span aria-hidden="true">{mean}</span>
        <span className="sr-only">{t('stars', { rate: mean })}</span>
      </span>
      {raters > 0 && (
        <span className={compact ? 'sr-only' : countClass}>{t('count', { count: raters, shown })}</span>
      )}
    </span>
  )
}

/** The five stars alone, as decoration. */
export function FiveStars({ rate, size = 16 }: Pick<StarsProps, 'rate' | 'size'>) {
  const { full, half } = toStars(rate)
  return (
    <span className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarShape
          key={star}
          size={size}
          fill={star <= full ? 'full' : star <= full + half ? 'half' : 'empty'}
        />
      ))}
    </span>
  )
}
