import { useTranslations } from 'next-intl'
import { JobCard } from '#components/jobs/JobCard.tsx'
import { JobCardSkeletons } from '#components/jobs/JobCardSkeletons.tsx'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { PagedList } from '#components/ui/lists/PagedList.tsx'
import { useToPage } from '#hooks/browser/address.ts'
import { NothingFound } from './NothingFound.tsx'
import type { Found } from './useFound.ts'

/** Every offer found, page by page. */
export function OfferResults({ result }: { result: Found['offers'] }) {
  const t = useTranslations('search.tabs')
  const toPage = useToPage()
  return (
    <PagedList
      result={result}
      onPage={toPage}
      label={t('offers')}
      className={cardGrid}
      skeleton={<JobCardSkeletons />}
      empty={<NothingFound />}
    >
      {(job) => <JobCard job={job} />}
    </PagedList>
  )
}
