import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { JobForm } from './JobForm.tsx'
import { emptyJob } from './jobValues.ts'

/** /my-jobs/new: the six steps of a new offer. */
export function NewJobScreen() {
  const t = useTranslations('jobs.form')
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 md:px-6 md:py-8">
      <PageHead page="newJob" hidden />
      <h1 className="mb-6 text-xl">{t('newTitle')}</h1>
      <JobForm id={null} status="draft" initial={emptyJob} />
    </div>
  )
}
