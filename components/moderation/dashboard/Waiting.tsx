import { Shapes, Skeleton } from '#components/ui/Skeleton.tsx'

/** The shape of a list to come. */
export function Waiting({ height }: { height: string }) {
  return (
    <div className="flex flex-col gap-4">
      <Shapes count={3}>
        <Skeleton className={`${height} rounded-card`} />
      </Shapes>
    </div>
  )
}
