import { useTranslations } from 'next-intl'
import { JobCard } from '#components/jobs/JobCard.tsx'
import { JobCardSkeletons } from '#components/jobs/JobCardSkeletons.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { useToPage } from '#hooks/address.ts'
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
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      skeleton={<JobCardSkeletons />}
      empty={<NothingFound />}
    >
      {(job) => <JobCard job={job} />}
    </PagedList>
  )
}
