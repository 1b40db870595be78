import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isMissing } from '#hooks/failure.ts'
import { useCountView } from '#hooks/jobs/countView.ts'
import { useJob } from '#hooks/jobs/reads.ts'
import { JobPreview } from './JobPreview.tsx'
import { jobColumns } from './jobColumns.ts'
import { WholeJob } from './WholeJob.tsx'

/** /job/{id}: the full offer for signed-in viewers, its preview for guests. */
export function JobScreen() {
  const id = useQueryParam('id')
  const result = useJob(id)
  useCountView(id, result.data !== undefined)
  if (isMissing(result.error)) return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:px-6 md:py-8">
      <Resource result={result} skeleton={<JobShapes />}>
        {(job) => (job.preview ? <JobPreview job={job} /> : <WholeJob job={job} />)}
      </Resource>
    </div>
  )
}

/** The skeleton of an offer. */
const JobShapes = () => (
  <div className="pt-14">
    <div className={jobColumns}>
      <div>
        <Skeleton className="aspect-2/1 w-full rounded-card" />
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
