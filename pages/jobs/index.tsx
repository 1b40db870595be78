import { JobSearchScreen } from '#components/jobs/search/JobSearchScreen.tsx'
import { parseSearch, toParams } from '#lib/jobSearch.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default JobSearchScreen

export const getServerSideProps = page({
  texts: ['jobs', 'friends'],
  data: ({ reads, query, language }) => {
    const search = parseSearch(query)
    const params = toParams(search)
    return [
      [keys.jobSearch(params), reads.searchJobs(params)],
      // 250 names are larger than the offers: they are sent only where one of them is shown.
      search.country !== undefined && [keys.countries(language), reads.listCountries({})],
    ]
  },
})
