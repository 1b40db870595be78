import { NotFoundScreen } from '#components/layout/NotFoundScreen.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import { useNamed } from '#hooks/address.ts'
import { isMissing } from '#hooks/failure.ts'
import { useCountView, useJob } from '#hooks/jobs/index.ts'
import { JobPreview } from './JobPreview.tsx'
import { JobShapes } from './JobShapes.tsx'
import { WholeJob } from './WholeJob.tsx'

/** /job/{id}: the full offer for signed-in viewers, its preview for guests. */
export function JobScreen() {
  const id = useNamed('id')
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
