import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { BackLink } from '#components/layout/BackLink.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { NotFoundScreen } from '#components/layout/errors/NotFoundScreen.tsx'
import { FilteredList, focusList } from '#components/layout/filters/FilteredList.tsx'
import { useMutation } from '#components/layout/useMutation.ts'
import { NoApplicantsDrawing } from '#components/ui/art/NoApplicantsDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { FilterPills } from '#components/ui/buttons/FilterPills.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { Download } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { CardSkeletons } from '#components/ui/lists/Skeleton.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import type { ListedJob } from '#contracts/jobs.ts'
import { applicantSorts } from '#contracts/lists.ts'
import { useListParams, useQueryParam } from '#hooks/browser/address.ts'
import { isMissing } from '#hooks/failure.ts'
import { useApplications, useDownloadApplications } from '#hooks/jobs/applications.ts'
import { useJob } from '#hooks/jobs/reads.ts'
import { countFilters } from '#lib/address.ts'
import {
  type ApplicantList as ListParams,
  parseApplicants,
  toApplicationsInput,
  unfilteredApplicants,
} from '#lib/applicants.ts'
import { paths, withQuery } from '#lib/paths.ts'
import { fileName } from '#lib/text.ts'
import { ApplicantCard } from './ApplicantCard.tsx'
import { ApplicantFilters } from './ApplicantFilters.tsx'
import { ChooseEveryone } from './ChooseEveryone.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { CompareApplicants } from './CompareApplicants.tsx'
import { type Chosen, useChosen } from './useChosen.ts'

const tabs = ['all', 'pending', 'shortlisted', 'accepted', 'refused', 'waitlisted'] as const

/** The shortlist is a tab beside those of each status. */
const toTab = (id: (typeof tabs)[number]): Partial<ListParams> => ({
  status: id === 'all' || id === 'shortlisted' ? undefined : id,
  shortlisted: id === 'shortlisted' || undefined,
})

/** Neither a filter nor a search nor a tab. */
const everybody = { ...unfilteredApplicants, query: undefined, status: undefined, shortlisted: undefined }

/** /my-jobs/{id}/applicants: the applications with their answers, and the organisation's decision. */
export function ApplicantsScreen() {
  const t = useTranslations('applications')
  const jobId = useQueryParam('id')
  const address = useListParams(parseApplicants, (query) => withQuery(paths.applicants(jobId), query))
  const { params, change } = address
  const job = useJob(jobId)
  const list = useApplications(toApplicationsInput(jobId, params))
  const chosen = useChosen(jobId, list.data?.data)
  useListFocus(params.compare ? 'comparison' : chosen.count > 0 ? 'bar' : 'list')
  const compare = (ids: string[]) => {
    change({ compare: ids })
    window.scrollTo({ top: 0 })
  }
  if (isMissing(job.error) || isMissing(list.error)) return <NotFoundScreen />
  const counts = list.data?.counts
  const placesLeft = getPlacesLeft(job.data)
  if (params.compare)
    return (
      <div className="mx-auto max-w-page px-4 py-6 md:px-6 md:py-8">
        <PageHead page="applicants" hidden />
        <ApplicantsHeader jobId={jobId} title={job.data?.title ?? ''} />
        <CompareApplicants {...{ list, placesLeft }} onClose={() => change({ compare: undefined })} />
      </div>
    )
  return (
    <div className="mx-auto max-w-page px-4 py-6 md:px-6 md:py-8">
      <PageHead page="applicants" hidden />
      <ApplicantsHeader jobId={jobId} title={job.data?.title ?? ''} />
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <FilterPills
          label={t('list.statusFilter')}
          options={tabs.map((id) => ({ id, label: t(`list.statuses.${id}`), count: counts?.[id] }))}
          value={params.shortlisted ? 'shortlisted' : (params.status ?? 'all')}
          onChange={(id) => change(toTab(id))}
        />
        <SearchForm
          className="w-full sm:ml-auto sm:w-72"
          label={t('filters.search')}
          query={params.query}
          action={address.getHref({ query: undefined })}
          onSearch={(query) => change({ query })}
        />
      </div>
      <ApplicantList {...{ address, list, jobId, chosen, placesLeft }} hasPlace={Boolean(job.data?.place)} />
      {chosen.count > 0 && <ChosenBar {...{ jobId, chosen, placesLeft }} onCompare={compare} />}
    </div>
  )
}

/** Moves the focus to the list, or to the comparison in its place, when the bar or the comparison goes with the pressed button. */
function useListFocus(shown: 'comparison' | 'bar' | 'list'): void {
  const before = useRef(shown)
  useEffect(() => {
    const isGone = before.current !== shown && before.current !== 'list'
    before.current = shown
    if (isGone && document.activeElement === document.body) focusList()
  }, [shown])
}

/** How many more people can be accepted; null where the offer has no number of places. */
function getPlacesLeft(job: ListedJob | undefined): number | null {
  if (!job || job.preview || job.vacancies === null) return null
  return Math.max(0, job.vacancies - (job.counts?.taken ?? 0))
}

type ApplicantListProps = {
  address: ReturnType<typeof useListParams<ListParams>>
  list: ReturnType<typeof useApplications>
  jobId: string
  chosen: Chosen
  placesLeft: number | null
  hasPlace: boolean
}

/** Filters, order and pages of the applicants. */
function ApplicantList({ address, list, jobId, chosen, placesLeft, hasPlace }: ApplicantListProps) {
  const t = useTranslations('applications')
  const { params, change, toPage } = address
  const filters = countFilters(params, unfilteredApplicants)
  const isNarrowed = filters > 0 || Boolean(params.query ?? params.status ?? params.shortlisted)
  const total = list.data?.meta.total
  const nobody = isNarrowed ? t('filters.show', { count: 0 }) : t('list.count', { count: 0 })
  const found = total === undefined ? undefined : total === 0 ? nobody : t('list.count', { count: total })
  return (
    <FilteredList
      fields={<ApplicantFilters params={params} onChange={change} hasPlace={hasPlace} />}
      count={filters}
      onClear={() => change(unfilteredApplicants)}
      found={found}
      show={t('filters.show', { count: total ?? 0 })}
      sorts={applicantSorts.map((value) => ({ value, label: t(`filters.sorts.${value}`) }))}
      sort={params.sort ?? 'waiting'}
      onSort={(sort) => change({ sort })}
    >
      {list.data && list.data.data.length > 1 && (
        <ChooseEveryone
          {...{ chosen }}
          input={toApplicationsInput(jobId, params)}
          listed={list.data.data}
          total={list.data.meta.total}
        />
      )}
      <PagedList
        result={list}
        onPage={toPage}
        label={t('list.title')}
        className="flex flex-col gap-4"
        skeleton={<CardSkeletons lines={3} />}
        empty={
          isNarrowed ? <NobodyFits onShowAll={() => change(everybody)} /> : <NoApplicants jobId={jobId} />
        }
      >
        {(application) => (
          <ApplicantCard
            application={application}
            placesLeft={placesLeft}
            isChosen={chosen.has(application.id)}
            onChoose={(isChosen) => chosen.set([application], isChosen)}
          />
        )}
      </PagedList>
    </FilteredList>
  )
}

function ApplicantsHeader({ jobId, title }: { jobId: string; title: string }) {
  const t = useTranslations('applications.list')
  const download = useDownloadApplications()
  const { working, run } = useMutation()
  return (
    <>
      <BackLink lists={[paths.myJobs]}>{t('back')}</BackLink>
      <header className="mb-5 mt-2 flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-xl">{t('title')}</h1>
          <Link href={paths.job(jobId)} className="text-muted [overflow-wrap:anywhere] hover:text-brand">
            {title}
          </Link>
        </div>
        <Button
          variant="outline"
          size="sm"
          loading={working}
          icon={<Download size={18} aria-hidden />}
          onClick={() => void run(() => download(jobId, fileName(t('title'), title)))}
        >
          {t('download')}
        </Button>
      </header>
    </>
  )
}

function NobodyFits({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('applications')
  const showAll = () => {
    onShowAll()
    focusList()
  }
  return (
    <EmptyState
      title={t('list.emptyFiltered')}
      action={
        <Button variant="secondary" onClick={showAll}>
          {t('filters.showAll')}
        </Button>
      }
    />
  )
}

function NoApplicants({ jobId }: { jobId: string }) {
  const t = useTranslations('applications.list')
  return (
    <EmptyState
      art={<NoApplicantsDrawing />}
      title={t('empty')}
      action={<ButtonLink href={paths.job(jobId)}>{t('seeOffer')}</ButtonLink>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
}
