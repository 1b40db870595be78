import { Card } from '#components/ui/Card.tsx'
import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'

/** The skeleton of a list. */
export function Waiting({ height }: { height: string }) {
  return (
    <div className="flex flex-col gap-4">
      <Shapes count={3}>
        <Card className={height}>
          <RowSkeleton
            className="items-center gap-3"
            image="size-12 rounded-pill"
            lines={['h-4 w-2/5', 'h-3 w-1/4']}
          />
        </Card>
      </Shapes>
    </div>
  )
}
