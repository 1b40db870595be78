import { Skeleton } from '#components/ui/Skeleton.tsx'

/** The shape of a few conversations. */
export function ChatRowSkeletons({ count = 6 }: { count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
    <div key={place} className="flex items-center gap-3 px-4 py-3">
      <Skeleton className="size-12 shrink-0 rounded-pill" />
      <div className="flex grow flex-col gap-2.5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    </div>
  ))
}
