import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { JobCard } from '#components/jobs/JobCard.tsx'
import { JobCardSkeletons } from '#components/jobs/JobCardSkeletons.tsx'
import { PagedList } from '#components/ui/PagedList.tsx'
import { paths, withQuery } from '#lib/paths.ts'
import { NothingFound } from './NothingFound.tsx'
import type { Found } from './useFound.ts'

/** Every offer found, page by page. */
export function OfferResults({ term, result }: { term: string; result: Found['offers'] }) {
  const t = useTranslations('search.tabs')
  const router = useRouter()
  return (
    <PagedList
      result={result}
      onPage={(page) => void router.push(withQuery(paths.search(term), { tab: 'offers', page }))}
      label={t('offers')}
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
      skeleton={<JobCardSkeletons />}
      empty={<NothingFound />}
    >
      {(job) => <JobCard job={job} />}
    </PagedList>
  )
}
