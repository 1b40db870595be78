import { Skeleton } from '#components/ui/Skeleton.tsx'
import { jobColumns } from './jobColumns.ts'

/** The skeleton of an offer. */
export const JobShapes = () => (
  <div className="pt-14">
    <div className={jobColumns}>
      <div>
        <Skeleton className="aspect-[2/1] w-full rounded-card" />
        <Skeleton className="mt-5 h-8 w-4/5" />
        <Skeleton className="mt-3 h-7 w-2/5" />
        <Skeleton className="mt-6 h-48 w-full rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="hidden h-28 rounded-card lg:block" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </div>
  </div>
)
