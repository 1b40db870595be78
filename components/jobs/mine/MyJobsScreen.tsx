import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NoOffersDrawing } from '#components/ui/art/NoOffersDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { Select } from '#components/ui/fields/Select.tsx'
import { Plus, Timer } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CoverSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { ownJobSorts } from '#contracts/lists.ts'
import { useListParams } from '#hooks/browser/address.ts'
import { useMyJobs } from '#hooks/jobs/mine.ts'
import { useMember } from '#hooks/session/session.ts'
import { getOwnJobs } from '#lib/jobLists.ts'
import { paths, withQuery } from '#lib/paths.ts'
import { responseTimeParts } from '#lib/text.ts'
import { MyJobCard } from './MyJobCard.tsx'

const pills = ['all', 'published', 'draft', 'closed'] as const

/** /my-jobs: an organisation's offers with their counts. */
export function MyJobsScreen() {
  const t = useTranslations('myJobs.list')
  const { params, getHref, change, toPage } = useListParams(getOwnJobs, (query) =>
    withQuery(paths.myJobs, query),
  )
  const result = useMyJobs(params)
  const counts = result.data?.counts
  // An organisation without offers sees a link to the first one below.
  const isNew = !params.query && counts?.all === 0
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 md:px-6">
      <PageHead page="myJobs" hidden />
      <header className="mb-6 flex flex-wrap items-center gap-4">
        <h1 className="mr-auto text-xl">{t('title')}</h1>
        {!isNew && (
          <ButtonLink href={paths.newJob} icon={<Plus size={20} aria-hidden />}>
            {t('new')}
          </ButtonLink>
        )}
      </header>
      <AnswerTime />
      <FilterPills
        label={t('statusFilter')}
        options={pills.map((id) => ({ id, label: t(`statuses.${id}`), count: counts?.[id] }))}
        value={params.status ?? 'all'}
        onChange={(id) => change({ status: id === 'all' ? undefined : id })}
      />
      {!isNew && <SearchAndOrder {...{ params, getHref, change }} />}
      <PagedList
        result={result}
        onPage={toPage}
        getHref={(page) => getHref({ page })}
        className="mt-4 flex flex-col gap-4"
        skeleton={<MyJobShapes />}
        empty={
          isNew ? <NoJobs /> : <EmptyState title={t(params.query ? 'emptySearched' : 'emptyFiltered')} />
        }
      >
        {(job) => (job.preview ? null : <MyJobCard job={job} />)}
      </PagedList>
    </div>
  )
}

type OwnList = ReturnType<typeof useListParams<ReturnType<typeof getOwnJobs>>>

function SearchAndOrder({ params, getHref, change }: Pick<OwnList, 'params' | 'getHref' | 'change'>) {
  const t = useTranslations('myJobs.list')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <SearchForm
        className="w-full sm:mr-auto sm:w-80"
        label={t('search')}
        query={params.query}
        action={getHref({ query: undefined })}
        onSearch={(query) => change({ query: query || undefined })}
      />
      <Select
        label={t('sort')}
        hideLabel
        className="max-sm:flex-1"
        value={params.sort ?? 'newest'}
        options={ownJobSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={({ target }) => change({ sort: ownJobSorts.find((sort) => sort === target.value) })}
      />
    </div>
  )
}

/** How long applicants wait, which the organisation's page promises. */
function AnswerTime() {
  const t = useTranslations('myJobs.list')
  const me = useMember()
  const time = responseTimeParts(me?.responseTime ?? null)
  if (!me || !time) return null
  return (
    <p className="mb-4 flex items-start gap-2 text-muted text-sm">
      <Timer size={18} aria-hidden className="mt-px shrink-0" />
      <span>
        {t(`answerTime.${time.unit}`, { count: time.value })}{' '}
        <Link href={paths.user(me.id)} className="underline">
          {t('answerTime.said')}
        </Link>
      </span>
    </p>
  )
}

function NoJobs() {
  const t = useTranslations('myJobs.list')
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

/** The skeleton of a page of the viewer's offers. */
const MyJobShapes = () => (
  <div className="mt-4 flex flex-col gap-4">
    <Shapes count={3}>
      <CoverSkeleton
        className="h-88 sm:flex sm:h-44"
        cover="aspect-2/1 sm:aspect-auto sm:w-56 sm:shrink-0"
        text="grow p-4"
        lines={['h-6 w-4/5', 'h-10 w-full', 'mt-auto h-9 w-2/5']}
      />
    </Shapes>
  </div>
)
