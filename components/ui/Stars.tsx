import clsx from 'clsx'
import { StarShape } from './StarShape.tsx'
import { starFills } from './starFill.ts'

interface StarsProps {
  /** 0 to 5. */
  rate: number
  /** Read aloud ("4.5 of 5"); leave out when the number stands beside the stars. */
  label?: string
  size?: number
  className?: string
}

/** A rate drawn as five stars. */
export function Stars({ rate, label, size = 16, className }: StarsProps) {
  return (
    <span className={clsx('inline-flex items-center gap-0.5 align-middle', className)}>
      {label && <span className="sr-only">{label}</span>}
      {starFills(rate).map((fill, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <StarShape key={place} fill={fill} size={size} />
      ))}
    </span>
  )
}
