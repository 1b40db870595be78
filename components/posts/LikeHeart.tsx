import clsx from 'clsx'
import { Heart } from '#components/ui/icons.tsx'

/** The heart of a like, filled and in the warm colour once liked. */
export function LikeHeart({ liked, size = 20 }: { liked: boolean; size?: number }) {
  return <Heart size={size} aria-hidden className={clsx('shrink-0', liked && 'fill-current text-warm')} />
}
