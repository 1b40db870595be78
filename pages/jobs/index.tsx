import { JobSearchScreen } from '#components/jobs/search/JobSearchScreen.tsx'
import type { JobSearchPage } from '#contracts/jobSearch.ts'
import { toCard } from '#lib/jobLists.ts'
import { parseSearch, toParams } from '#lib/jobSearch.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default JobSearchScreen

const toCards = (found: JobSearchPage) => ({ ...found, data: found.data.map(toCard) })

export const getServerSideProps = page({
  texts: ['jobs', 'friends', 'savedSearches'],
  data: ({ reads, query, language }) => {
    const search = parseSearch(query)
    const params = toParams(search)
    return [
      [keys.jobSearch(params), reads.searchJobs(params).then(toCards)],
      // 250 names are larger than the offers: they are sent only where one of them is shown.
      (search.country !== undefined || query.filters !== undefined) && [
        keys.countries(language),
        reads.listCountries({}),
      ],
    ]
  },
})
