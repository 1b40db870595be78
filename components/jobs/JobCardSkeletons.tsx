import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { CoverSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'

/** The skeleton of a page of offers. */
export function JobCardSkeletons({
  count = 6,
  className = cardGrid,
}: {
  count?: number
  className?: string
}) {
  return (
    <div className={className}>
      <Shapes count={count}>
        <CoverSkeleton className="h-[25.5rem]" lines={['h-6 w-4/5', 'h-5 w-1/2', 'h-5 w-2/5', 'h-7 w-3/5']} />
      </Shapes>
    </div>
  )
}
