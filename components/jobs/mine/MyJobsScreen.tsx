import { Plus } from 'lucide-react'
import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/PageHead.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { EmptyState } from '#components/ui/EmptyState.tsx'
import { FilterPills } from '#components/ui/FilterPills.tsx'
import { Paginator } from '#components/ui/Paginator.tsx'
import { Resource } from '#components/ui/Resource.tsx'
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
  const { data, error, isLoading, mutate } = useMyJobs({
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
      <Resource
        data={data}
        error={error}
        isLoading={isLoading}
        retry={() => void mutate()}
        isEmpty={(found) => found.data.length === 0}
        skeleton={<CardSkeleton lines={3} />}
        empty={
          status ? (
            <EmptyState title={t('emptyFiltered')} />
          ) : (
            <EmptyState
              art={<NoOffersDrawing />}
              title={t('empty')}
              action={<ButtonLink href={paths.newJob}>{t('new')}</ButtonLink>}
            >
              {t('emptyHint')}
            </EmptyState>
          )
        }
      >
        {(found) => (
          <>
            <ul className="mt-4 flex flex-col gap-4">
              {found.data.map((job) => (
                <li key={job.id}>
                  <MyJobCard job={job} />
                </li>
              ))}
            </ul>
            <Paginator
              meta={found.meta}
              onPage={(next) => go({ ...(status && { status }), page: next })}
              className="mt-6"
            />
          </>
        )}
      </Resource>
    </div>
  )
}
