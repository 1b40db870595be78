import { useTranslations } from 'next-intl'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { paths } from '#lib/paths.ts'
import { OwnListPage } from '../search/OwnListPage.tsx'
import { AppliedJobCard } from './AppliedJobCard.tsx'

/** /jobs/applied: the viewer's applications, the newest first, and what comes next in each. */
export function AppliedJobsScreen() {
  const t = useTranslations('jobs.search')
  return (
    <OwnListPage list="applied">
      {(result, onPage) => (
        <PagedList
          result={result}
          onPage={onPage}
          label={t('applied')}
          className="grid max-w-3xl gap-4"
          skeleton={<CardSkeletons />}
          empty={
            <EmptyState
              art={<NoOffersDrawing />}
              title={t('emptyApplied')}
              action={<ButtonLink href={paths.jobs()}>{t('explore')}</ButtonLink>}
            >
              {t('emptyAppliedHint')}
            </EmptyState>
          }
        >
          {(job) =>
            job.preview || !job.application ? null : (
              <AppliedJobCard job={job} application={job.application} />
            )
          }
        </PagedList>
      )}
    </OwnListPage>
  )
}
