import { useTranslations } from 'next-intl'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { Paginator } from '#components/ui/Paginator.tsx'
import { Resource } from '#components/ui/Resource.tsx'
import type { Job } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { JobCard } from '../JobCard.tsx'
import { JobCardSkeletons } from '../JobCardSkeletons.tsx'

interface JobResultsProps {
  result: { data?: Page<Job>; error?: unknown; isLoading: boolean; mutate: () => unknown }
  onPage: (page: number) => void
  empty: { title: string; hint: string; action?: React.ReactNode }
}

const above = 2

/** A page of offers in its four states. */
export function JobResults({ result, onPage, empty }: JobResultsProps) {
  const t = useTranslations('jobs.search')
  return (
    <Resource
      data={result.data}
      error={result.error}
      isLoading={result.isLoading}
      retry={() => void result.mutate()}
      isEmpty={({ data }) => data.length === 0}
      skeleton={<JobCardSkeletons />}
      empty={
        <EmptyState art={<NothingFoundDrawing />} title={empty.title} action={empty.action}>
          {empty.hint}
        </EmptyState>
      }
    >
      {({ data, meta }) => (
        <>
          <ul className="grid gap-4 sm:grid-cols-2" aria-label={t('all')}>
            {data.map((job, index) => (
              <li key={job.id} className="grid">
                <JobCard job={job} eager={index < above} />
              </li>
            ))}
          </ul>
          <Paginator meta={meta} onPage={onPage} className="mt-6" />
        </>
      )}
    </Resource>
  )
}
