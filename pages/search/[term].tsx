import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { keys } from '#lib/keys.ts'
import { offersQuestion, peopleQuestion, searchOfAddress } from '#lib/search.ts'
import { searchUsers } from '#server/account/searchUsers.ts'
import { searchGlobally } from '#server/jobs/searchGlobally.ts'
import { page } from '#server/platform/page/index.ts'

export default SearchScreen

export const getServerSideProps = page({
  texts: ['jobs'],
  data: async ({ ask, params, query }) => {
    const asked = searchOfAddress({ ...query, ...params })
    const people = peopleQuestion(asked.term, false)
    const organisations = peopleQuestion(asked.term, true)
    const offers = offersQuestion(asked.term, asked.tab === 'offers' ? asked.page : 1)
    const [faces, houses, jobs] = await Promise.all([
      ask(searchUsers, people),
      ask(searchUsers, organisations),
      ask(searchGlobally, offers),
    ])
    return [
      [keys.userSearch(people), faces],
      [keys.userSearch(organisations), houses],
      [keys.globalJobSearch(offers), jobs],
    ]
  },
})
