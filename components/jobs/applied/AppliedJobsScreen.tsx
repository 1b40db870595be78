import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { useJobs } from '#hooks/jobs/reads.ts'
import { favoriteJobs } from '#lib/jobLists.ts'
import { paths } from '#lib/paths.ts'
import { JobLists } from '../search/JobLists.tsx'
import { AppliedJobCard } from './AppliedJobCard.tsx'

/** /jobs/applied: the viewer's applications, the newest first, and what comes next in each. */
export function AppliedJobsScreen() {
  const t = useTranslations('jobs.search')
  const { query } = useRouter()
  const toPage = useToPage()
  const result = useJobs(favoriteJobs('applied', query))
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-6">
      <PageHead page="applied" hidden />
      <h1 className="text-xl">{t('applied')}</h1>
      <JobLists current="applied" className="my-4" />
      <PagedList
        result={result}
        onPage={toPage}
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
          job.preview || !job.application ? null : <AppliedJobCard job={job} application={job.application} />
        }
      </PagedList>
    </div>
  )
}
