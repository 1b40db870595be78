import { JobSearchScreen } from '#components/jobs/search/JobSearchScreen.tsx'
import { questionOf, searchOfAddress } from '#lib/jobSearch.ts'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/index.ts'
import { searchJobs } from '#server/jobs/index.ts'
import { page } from '#server/platform/page/index.ts'

export default JobSearchScreen

export const getServerSideProps = page({
  texts: ['jobs'],
  data: async ({ ask, query, language }) => {
    const question = questionOf(searchOfAddress(query))
    return [
      [keys.jobSearch(question), await ask(searchJobs, question)],
      [keys.countries(language), await ask(listCountries, {})],
    ]
  },
})
