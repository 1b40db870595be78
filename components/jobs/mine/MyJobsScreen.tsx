import { Plus } from 'lucide-react'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { FilterPills } from '#components/ui/FilterPills.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { CardSkeleton } from '#components/ui/Skeleton.tsx'
import { type JobStatus, jobStatuses } from '#contracts/lists.ts'
import { useMyJobs } from '#hooks/jobs/index.ts'
import { paths } from '#lib/paths.ts'
import { MyJobCard } from './MyJobCard.tsx'

const pills = ['all', 'published', 'draft', 'closed'] as const

/** /my-jobs: an organisation's offers with what came of them. */
export function MyJobsScreen() {
  const t = useTranslations('jobs.mine')
  const { query, push } = useRouter()
  const status = jobStatuses.find((one) => one === query.status)
  const page = Number(query.page) || 1
  const go = (next: { status?: JobStatus; page?: number }) =>
    void push({
      query: { ...(next.status && { status: next.status }), ...(next.page && { page: next.page }) },
    })
  const result = useMyJobs({
    ...(status && { status }),
    ...(page > 1 && { page }),
  })
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 md:px-6">
      <PageHead page="myJobs" hidden />
      <header className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="mr-auto text-xl">{t('title')}</h1>
        <ButtonLink href={paths.newJob} icon={<Plus size={20} aria-hidden />}>
          {t('new')}
        </ButtonLink>
      </header>
      <FilterPills
        label={t('statusFilter')}
        options={pills.map((id) => ({ id, label: t(`statuses.${id}`) }))}
        value={status ?? 'all'}
        onChange={(id) => go(id === 'all' ? {} : { status: id })}
      />
      <PagedList
        result={result}
        onPage={(next) => go({ ...(status && { status }), page: next })}
        className="mt-4 flex flex-col gap-4"
        skeleton={<CardSkeleton lines={3} className="mt-4" />}
        empty={status ? <EmptyState title={t('emptyFiltered')} /> : <NoJobs />}
      >
        {(job) => <MyJobCard job={job} />}
      </PagedList>
    </div>
  )
}

function NoJobs() {
  const t = useTranslations('jobs.mine')
  return (
    <EmptyState
      art={<NoOffersDrawing />}
      title={t('empty')}
      action={<ButtonLink href={paths.newJob}>{t('new')}</ButtonLink>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
