import { Card } from '#components/ui/Card.tsx'
import { CardSkeleton, Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { profileColumns } from './profileColumns.ts'

/** The skeleton of a profile. */
export function ProfileSkeleton() {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-4 md:gap-6 md:px-6 md:py-6">
      <Card flush>
        <Skeleton className="h-32 w-full rounded-none sm:h-44 lg:h-56" />
        <div className="flex flex-col gap-3 px-4 pb-16 md:px-6">
          <Skeleton className="-mt-14 size-32 rounded-pill border-4 border-card md:-mt-18" />
          <Skeleton className="h-7 w-3/5 max-w-72" />
          <Skeleton className="h-5 w-2/5 max-w-48" />
        </div>
      </Card>
      <div className={profileColumns}>
        <CardSkeleton lines={4} />
        <CardSkeleton lines={6} />
      </div>
    </div>
  )
}
