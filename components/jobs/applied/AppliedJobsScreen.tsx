import { useTranslations } from 'next-intl'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useListParams } from '#hooks/browser/address.ts'
import { useAppliedJobs } from '#hooks/jobs/applied.ts'
import { appliedJobs } from '#lib/jobLists.ts'
import { paths, withQuery } from '#lib/paths.ts'
import { OwnListPage } from '../search/OwnListPage.tsx'
import { AppliedJobCard } from './AppliedJobCard.tsx'

const tabs = ['all', 'pending', 'waitlisted', 'accepted', 'refused'] as const

/** /jobs/applied: the viewer's applications by their state, the newest first, and what comes next in each. */
export function AppliedJobsScreen() {
  const t = useTranslations('jobs.search')
  const { params, change, toPage } = useListParams(appliedJobs, ({ applied: _, ...query }) =>
    withQuery(paths.appliedJobs, query),
  )
  const result = useAppliedJobs(params)
  const counts = result.data?.applicationCounts
  return (
    <OwnListPage list="applied">
      {counts?.all !== 0 && (
        <FilterPills
          label={t('applicationFilter')}
          options={tabs.map((id) => ({ id, label: t(`applicationStates.${id}`), count: counts?.[id] }))}
          value={params.application ?? 'all'}
          onChange={(id) => change({ application: id === 'all' ? undefined : id })}
        />
      )}
      <PagedList
        result={result}
        onPage={toPage}
        label={t('applied')}
        className="mt-4 grid max-w-3xl gap-4"
        skeleton={<CardSkeletons />}
        empty={params.application ? <EmptyState title={t('emptyState')} /> : <NoApplications />}
      >
        {(job) =>
          job.preview || !job.application ? null : <AppliedJobCard job={job} application={job.application} />
        }
      </PagedList>
    </OwnListPage>
  )
}

function NoApplications() {
  const t = useTranslations('jobs.search')
  return (
    <EmptyState
      art={<NoOffersDrawing />}
      title={t('emptyApplied')}
      action={<ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>}
    >
      {t('emptyAppliedHint')}
    </EmptyState>
  )
}
