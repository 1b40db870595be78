import { Card } from '#components/ui/Card.tsx'
import { Skeleton } from '#components/ui/Skeleton.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a page of offers. */
export function JobCardSkeletons() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {places.map((place) => (
        <Card key={place} flush className="h-[25.5rem]">
          <Skeleton className="aspect-[2/1] w-full rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-7 w-3/5" />
          </div>
        </Card>
      ))}
    </div>
  )
}
