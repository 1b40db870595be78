import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DeskColumn } from '#components/layout/DeskColumn.tsx'
import { Ground } from '#components/layout/Ground.tsx'
import { PageHead } from '#components/layout/PageHead.tsx'
import { Button } from '#components/ui/Button.tsx'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { SearchForm } from '#components/ui/SearchForm.tsx'
import { useJobSearch } from '#hooks/jobs/index.ts'
import { type JobSearch, questionOf } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'
import { FiltersSheet } from './FiltersSheet.tsx'
import { JobFilters } from './JobFilters.tsx'
import { JobLists } from './JobLists.tsx'
import { JobResults } from './JobResults.tsx'
import { ResultsBar } from './ResultsBar.tsx'
import { countFilters, useJobSearchAddress } from './useJobSearchAddress.ts'

/** /jobs: words, filters, order; all of it in the address, so that a search can be shared and gone back to. */
export function JobSearchScreen() {
  const t = useTranslations('jobs.search')
  const { search, change, toPage, clear } = useJobSearchAddress()
  const [filtersOpen, setFiltersOpen] = useState(false)
  const result = useJobSearch(questionOf(search))
  const filters = countFilters(search)
  return (
    <>
      <PageHead page="jobs" />
      <SearchHead search={search} onSearch={(query) => change({ query })} />
      <div className="mx-auto grid max-w-page items-start gap-6 px-4 pb-12 md:px-6 lg:grid-cols-[264px_minmax(0,1fr)]">
        <DeskColumn label={t('filters')}>
          <JobFilters search={search} facets={result.data?.facets} onChange={change} />
          {filters > 0 && (
            <Button variant="quiet" full className="mt-4" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </DeskColumn>
        <section aria-labelledby="found">
          <ResultsBar
            meta={result.data?.meta}
            sort={search.sort}
            filters={filters}
            onSort={(sort) => change({ sort })}
            onFilters={() => setFiltersOpen(true)}
          />
          <JobResults
            result={result}
            onPage={toPage}
            empty={{
              title: t('empty'),
              hint: t('emptyHint'),
              action: (
                <ButtonLink href={paths.jobs()} variant="secondary">
                  {t('explore')}
                </ButtonLink>
              ),
            }}
          />
        </section>
      </div>
      <FiltersSheet
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        found={result.data?.meta.total ?? 0}
        onClear={clear}
      >
        <JobFilters search={search} facets={result.data?.facets} onChange={change} />
      </FiltersSheet>
    </>
  )
}

type SearchHeadProps = { search: JobSearch; onSearch: (query: string) => void }

function SearchHead({ search, onSearch }: SearchHeadProps) {
  const t = useTranslations('jobs.search')
  const query = search.query ?? ''
  return (
    <Ground>
      <header className="mx-auto max-w-page px-4 pb-8 pt-10 md:px-6 md:pt-16">
        <h1 className="text-xl md:text-2xl">{t('title')}</h1>
        <SearchForm
          key={query}
          className="mt-4 max-w-2xl"
          label={t('searchLabel')}
          placeholder={t('placeholder')}
          query={query}
          onSearch={onSearch}
        />
        <JobLists current="search" className="mt-4" />
      </header>
    </Ground>
  )
}
