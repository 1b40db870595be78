import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { CardSkeleton } from '#components/ui/lists/Skeleton.tsx'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useQueryParam } from '#hooks/browser/address.ts'
import { isMissing } from '#hooks/failure.ts'
import { useJob } from '#hooks/jobs/reads.ts'
import { RemovedBox } from '../mine/RemovedBox.tsx'
import { JobForm } from './JobForm.tsx'
import { toValues } from './jobValues.ts'

/** /my-jobs/{id}/edit: the form with the offer's values. A closed offer is reopened here. */
export const EditJobScreen = () => <EditJob id={useQueryParam('id')} />

/** The form of one's own offer. */
export function EditJob({ id }: { id: string }) {
  const t = useTranslations('myJobs.form')
  const result = useJob(id)
  const { data } = result
  if (isMissing(result.error) || (data && (data.preview || !data.can.edit))) return <NotFoundScreen />
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 md:px-6 md:py-8">
      <PageHead page="editJob" hidden />
      <h1 className="mb-6 text-xl">
        {t(data && !data.preview && data.status === 'closed' ? 'renewTitle' : 'editTitle')}
      </h1>
      <Resource result={result} skeleton={<CardSkeleton lines={8} />}>
        {(job) =>
          job.preview ? null : job.removed ? (
            <RemovedBox job={job} />
          ) : (
            <JobForm
              key={job.id}
              id={job.id}
              status={job.status}
              initial={toValues(job)}
              version={job.updatedAt}
              applicants={job.counts}
            />
          )
        }
      </Resource>
    </div>
  )
}
