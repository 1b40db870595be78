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
  getHref?: (page: number) => string
  /** Near somewhere, what is online stands under a heading of its own. */
  apart?: boolean
  /** In one column, beside a map. */
  narrow?: boolean
  /** Of the cards' headings: 2 where the list has none of its own. */
  level?: 2
  /** Replaces the general error state. */
  failed?: ReactNode
  empty: { art?: ReactNode; title: string; hint: string; action?: ReactNode }
}

const oneColumn = 'grid gap-4'

export function JobResults(props: JobResultsProps) {
  const { result, onPage, getHref, apart = false, narrow = false, level, failed, empty } = props
  const t = useTranslations('jobs.search')
  return (
    <PagedList
      result={result}
      onPage={onPage}
      getHref={getHref}
      label={t('all')}
      className={narrow ? oneColumn : cardGrid}
      getHeading={(job) => (apart && !result.isPrevious && job.type === 'online' ? t('near.online') : '')}
      skeleton={<JobCardSkeletons />}
      failed={failed}
      empty={
        <EmptyState art={empty.art ?? <NothingFoundDrawing />} title={empty.title} action={empty.action}>
          {empty.hint}
        </EmptyState>
      }
    >
      {(job, index) => <JobCard job={job} eager={index === 0} level={level} />}
    </PagedList>
  )
}
