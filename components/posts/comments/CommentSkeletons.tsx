import { Shapes, Skeleton } from '#components/ui/Skeleton.tsx'

/** The skeleton of comments. */
export function CommentSkeletons({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-3" aria-hidden="true">
      <Shapes count={count}>
        <div className="flex items-start gap-2 pb-9">
          <Skeleton className="size-9 rounded-pill" />
          <Skeleton className="h-15 w-3/5 rounded-card" />
        </div>
      </Shapes>
    </div>
  )
}
