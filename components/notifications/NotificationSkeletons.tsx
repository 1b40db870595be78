import { Skeleton } from '#components/ui/Skeleton.tsx'

/** Rows of the size of notifications. */
export function NotificationSkeletons({ count }: { count: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div key={place} className="flex items-start gap-3 px-4 py-3">
          <Skeleton className="size-11 rounded-pill" />
          <div className="grow">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-1 h-4 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
