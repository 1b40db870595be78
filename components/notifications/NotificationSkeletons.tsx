import { RowSkeleton, Shapes } from '#components/ui/Skeleton.tsx'

/** The skeleton of a list of notifications. */
export function NotificationSkeletons({ count }: { count: number }) {
  return (
    <div className="divide-y divide-line">
      <Shapes count={count}>
        <RowSkeleton
          className="items-start gap-3 px-4 py-3"
          picture="size-11 rounded-pill"
          lines={['h-5 w-4/5', 'h-4 w-24']}
        />
      </Shapes>
    </div>
  )
}
