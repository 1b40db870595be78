import clsx from 'clsx'

interface SkeletonProps {
  /** Give it the width and height of what it stands for. */
  className?: string
}

/** A shape of what is coming. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={clsx('block animate-sheen rounded-control bg-line', className)} />
  )
}

interface CardSkeletonProps {
  /** Lines of text under the heading. */
  lines?: number
  /** A picture above them. */
  picture?: boolean
  className?: string
}

/** The shape of a card with an avatar, a heading and some lines. */
export function CardSkeleton({ lines = 2, picture = false, className }: CardSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={clsx('overflow-hidden rounded-card border border-line bg-card', className)}
    >
      {picture && <Skeleton className="aspect-[3/1] w-full rounded-none" />}
      <div className="flex flex-col gap-4 p-4 md:p-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-11 rounded-pill" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
        </div>
        <div className="flex flex-col gap-2.5">
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} />
          ))}
        </div>
      </div>
    </div>
  )
}

interface SkeletonsProps extends CardSkeletonProps {
  count?: number
}

/** A list of card skeletons. */
export function CardSkeletons({ count = 3, ...card }: SkeletonsProps) {
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
        <CardSkeleton key={place} {...card} />
      ))}
    </div>
  )
}
