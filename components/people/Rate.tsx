import { Stars } from '#components/ui/Stars.tsx'
import type { UserCard } from '#contracts/shapes.ts'

type RateProps = {
  user: Pick<UserCard, 'rate' | 'rate_count'>
  /** One star and the mean. */
  compact?: boolean
}

/** An organisation's stars and the number of ratings; nothing without ratings. */
export function Rate({ user, compact }: RateProps) {
  const count = Number(user.rate_count ?? 0)
  return count > 0 ? <Stars rate={user.rate ?? '0'} count={count} compact={compact} /> : null
}
