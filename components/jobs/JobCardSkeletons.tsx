import { Card } from '#components/ui/Card.tsx'
import { cardGrid } from '#components/ui/cardGrid.ts'
import { Shapes, Skeleton } from '#components/ui/Skeleton.tsx'

/** The shape of a page of offers. */
export function JobCardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div className={cardGrid}>
      <Shapes count={count}>
        <Card flush className="h-[25.5rem]">
          <Skeleton className="aspect-[2/1] w-full rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-7 w-3/5" />
          </div>
        </Card>
      </Shapes>
    </div>
  )
}
