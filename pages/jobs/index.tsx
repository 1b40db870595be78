import { JobSearchScreen } from '#components/jobs/search/JobSearchScreen.tsx'
import { searchOfAddress } from '#lib/jobSearch.ts'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/index.ts'
import { searchJobs } from '#server/jobs/index.ts'
import { page } from '#server/platform/page/index.ts'

export default JobSearchScreen

export const getServerSideProps = page({
  texts: ['jobs'],
  data: async ({ ask, query, language }) => {
    const search = searchOfAddress(query)
    return [
      [keys.jobSearch(search), await ask(searchJobs, search)],
      [keys.countries(language), await ask(listCountries, {})],
    ]
  },
})
