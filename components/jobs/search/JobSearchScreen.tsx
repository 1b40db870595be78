import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { LazySuggestions } from '#components/friends/LazySuggestions.tsx'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { FilteredList } from '#components/layout/filters/FilteredList.tsx'
import { Ground } from '#components/layout/Ground.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { ErrorState } from '#components/ui/states/ErrorState.tsx'
import { LazyState, QuietLazyState } from '#components/ui/states/LazyState.tsx'
import { jobSorts, nearJobSorts } from '#contracts/lists.ts'
import { pickSlots } from '#contracts/week.ts'
import { useListParams, useQueryParam } from '#hooks/browser/address.ts'
import { isApiError } from '#hooks/failure.ts'
import { useJobSearch } from '#hooks/jobs/reads.ts'
import { useMember } from '#hooks/session/session.ts'
import { countFilters, getAddress } from '#lib/address.ts'
import {
  isPlaced,
  type JobSearch,
  parseSearch,
  toParams,
  unfiltered,
  unfilteredForGuests,
} from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'
import { getParts } from '#lib/text.ts'
import { FilterChips } from './FilterChips.tsx'
import { JobFilters } from './JobFilters.tsx'
import { JobLists } from './JobLists.tsx'
import { JobResults } from './JobResults.tsx'
import { ViewLinks } from './ViewLinks.tsx'
import { WithoutFilters } from './WithoutFilters.tsx'

const JobMap = dynamic(() => import('./map/JobMap.tsx').then((map) => map.JobMap), {
  ssr: false,
  loading: LazyState,
})

/** The map over the list, and on wide screens to the right of it. */
const besideMap = 'grid items-start gap-6 xl:grid-cols-[20rem_minmax(0,1fr)] xl:*:first:order-2'

const PlainJobFilters = dynamic(
  () => import('./PlainJobFilters.tsx').then((filters) => filters.PlainJobFilters),
  { loading: LazyState },
)

/** Its code loads with the first search or filter. */
const AboveResults = dynamic(() => import('./AboveResults.tsx').then((above) => above.AboveResults), {
  loading: QuietLazyState,
})

/** Whether words or filters are set: nobody saves a search for everything. */
const isLimited = ({ sort: _, page: _a, view: _b, ...search }: JobSearch): boolean =>
  Object.keys(getAddress(search)).length > 0

/**
 * /jobs: text, filters and order, all of it in the address, so that a search can be shared and restored by going back.
 */
export function JobSearchScreen() {
  const t = useTranslations('jobs.search')
  const me = useMember()
  const { params, getHref, change, toPage } = useListParams(parseSearch, paths.jobs)
  const result = useJobSearch(toParams(params))
  const { meta, facets, words } = result.data ?? {}
  const viewer = {
    member: Boolean(me),
    hasAge: Boolean(me && !me.provider && me.age),
    hasTimes: Boolean(me && !me.provider && pickSlots(getParts(me.config.work_shift)).length > 0),
  }
  const isPlain = useQueryParam('filters') !== ''
  const sorts = (isPlaced(params) ? nearJobSorts : jobSorts).filter(
    (sort) => sort !== 'match' || (me && !me.provider),
  )
  // A city and its radius are one filter.
  const counted = { ...params, place: '', radiusKm: '' }
  return (
    <>
      <PageHead page="jobs" />
      <SearchHead {...{ params, getHref, change }} />
      <div className="mx-auto max-w-page px-4 pb-12 md:px-6">
        <FilteredList
          fields={<JobFilters {...viewer} search={params} facets={facets} onChange={change} />}
          plainHref={paths.jobs({ ...getAddress(params), filters: 'open' })}
          count={countFilters(counted, me ? unfiltered : unfilteredForGuests)}
          onClear={() => change({ ...unfiltered, ...(params.sort === 'distance' && { sort: undefined }) })}
          found={meta && t(meta.totalIsMinimum ? 'foundAtLeast' : 'found', { count: meta.total })}
          show={t('apply', { count: meta?.total ?? 0 })}
          sorts={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          sort={params.sort ?? 'relevance'}
          onSort={(sort) => change({ sort })}
          tools={<ViewLinks search={params} />}
          aside={params.view === 'map' ? undefined : <LazySuggestions listed="jobs" />}
        >
          {isPlain && <PlainJobFilters {...viewer} search={params} />}
          <FilterChips search={params} member={viewer.member} className="mb-4" />
          {isLimited(params) && <AboveResults search={params} words={words} />}
          <Found
            search={params}
            member={viewer.member}
            result={result}
            onPage={toPage}
            getHref={(page) => getHref({ page })}
            onChange={change}
          />
        </FilteredList>
      </div>
    </>
  )
}

type FoundProps = {
  search: JobSearch
  member: boolean
  result: ReturnType<typeof useJobSearch>
  onPage: (page: number) => void
  getHref: (page: number) => string
  onChange: (changes: JobSearch) => void
}

/** The offers, and the map beside them once it is opened. */
function Found({ search, member, result, onPage, getHref, onChange }: FoundProps) {
  const t = useTranslations('jobs.search')
  const { without = [] } = result.data ?? {}
  const isMap = search.view === 'map'
  const isPlaceGone = isApiError(result.error) && 'placeId' in result.error.fields
  return (
    <div className={clsx(isMap && besideMap)}>
      {isMap && <JobMap search={search} onChange={onChange} />}
      <div className="min-w-0">
        <JobResults
          result={result}
          onPage={onPage}
          getHref={getHref}
          apart={isPlaced(search) || search.area !== undefined}
          narrow={isMap}
          failed={isPlaceGone ? <ErrorState>{t('near.gone')}</ErrorState> : undefined}
          empty={{
            title: t('empty'),
            hint: t('emptyHint'),
            action: (
              <>
                {without.length > 0 && <WithoutFilters search={search} member={member} without={without} />}
                <ButtonLink href={paths.jobs()} variant="secondary" className="mt-2">
                  {t('explore')}
                </ButtonLink>
              </>
            ),
          }}
        />
      </div>
    </div>
  )
}

type SearchHeadProps = Pick<ReturnType<typeof useListParams<JobSearch>>, 'params' | 'getHref' | 'change'>

function SearchHead({ params, getHref, change }: SearchHeadProps) {
  const t = useTranslations('jobs.search')
  return (
    <Ground>
      <h1 className="text-xl md:text-2xl">{t('title')}</h1>
      <SearchForm
        className="mt-4 max-w-2xl"
        label={t('searchLabel')}
        placeholder={t('placeholder')}
        query={params.query}
        action={getHref({ query: '' })}
        onSearch={(query) => change({ query })}
      />
      <JobLists current="search" className="mt-4" />
    </Ground>
  )
}
