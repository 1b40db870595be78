import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { keys } from '#lib/keys.ts'
import { parseSearch, toOffersParams, toPeopleParams } from '#lib/search.ts'
import { page } from '#pages/_page.ts'

export default SearchScreen

export const getServerSideProps = page({
  texts: ['jobs', 'posts'],
  data: ({ reads, viewer, params, query }) => {
    const search = parseSearch({ ...query, ...params })
    const people = toPeopleParams(search.term, false)
    const organisations = toPeopleParams(search.term, true)
    const offers = toOffersParams(search.term, search.tab === 'offers' ? search.page : 1)
    const posts = { query: search.term }
    return [
      [keys.userSearch(people), reads.searchUsers(people)],
      [keys.userSearch(organisations), reads.searchUsers(organisations)],
      [keys.globalJobSearch(offers), reads.searchJobsGlobally(offers)],
      viewer?.validated === true && [keys.posts(posts), reads.listPosts(posts)],
    ]
  },
})
