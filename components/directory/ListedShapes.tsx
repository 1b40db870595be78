import { Card } from '#components/ui/Card.tsx'
import { cardGrid } from '#components/ui/cardGrid.ts'
import { Shapes, Skeleton } from '#components/ui/Skeleton.tsx'

/** The shape of a page of the directory. */
export function ListedShapes() {
  return (
    <div className={cardGrid}>
      <Shapes count={6}>
        <Card flush className="h-80">
          <Skeleton className="aspect-[3/1] w-full rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="-mt-11 size-16 rounded-pill border-4 border-card" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-10 w-full" />
          </div>
        </Card>
      </Shapes>
    </div>
  )
}
