import { Card } from '#components/ui/Card.tsx'
import { Shapes, Skeleton } from '#components/ui/Skeleton.tsx'

/** The shape of a page of one's own offers. */
export const MyJobShapes = () => (
  <div className="mt-4 flex flex-col gap-4">
    <Shapes count={3}>
      <Card flush className="h-88 sm:flex sm:h-44">
        <Skeleton className="aspect-[2/1] w-full rounded-none sm:aspect-auto sm:w-56 sm:shrink-0" />
        <div className="flex grow flex-col gap-3 p-4">
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="mt-auto h-9 w-2/5" />
        </div>
      </Card>
    </Shapes>
  </div>
)
