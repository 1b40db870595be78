import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import type { Result } from '#components/ui/states/Resource.tsx'
import type { CardJob } from '#contracts/jobs.ts'
import type { Page } from '#contracts/shapes.ts'
import { JobCard } from '../JobCard.tsx'
import { JobCardSkeletons } from '../JobCardSkeletons.tsx'

type JobResultsProps = {
  result: Result<Page<CardJob>>
  onPage: (page: number) => void
  empty: { art?: ReactNode; title: string; hint: string; action?: ReactNode }
}

export function JobResults({ result, onPage, empty }: JobResultsProps) {
  const t = useTranslations('jobs.search')
  return (
    <PagedList
      result={result}
      onPage={onPage}
      label={t('all')}
      className={cardGrid}
      skeleton={<JobCardSkeletons />}
      empty={
        <EmptyState art={empty.art ?? <NothingFoundDrawing />} title={empty.title} action={empty.action}>
          {empty.hint}
        </EmptyState>
      }
    >
      {(job, index) => <JobCard job={job} eager={index === 0} />}
    </PagedList>
  )
}
