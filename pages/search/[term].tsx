import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { keys } from '#lib/keys.ts'
import { parseSearch, toOffersParams, toPeopleParams } from '#lib/search.ts'
import { page } from '#pages/_page.ts'

export default SearchScreen

export const getServerSideProps = page({
  texts: ['jobs', 'posts'],
  data: ({ reads, viewer, params, query }) => {
    const asked = parseSearch({ ...query, ...params })
    const people = toPeopleParams(asked.term, false)
    const organisations = toPeopleParams(asked.term, true)
    const offers = toOffersParams(asked.term, asked.tab === 'offers' ? asked.page : 1)
    const posts = { query: asked.term }
    return [
      [keys.userSearch(people), reads.searchUsers(people)],
      [keys.userSearch(organisations), reads.searchUsers(organisations)],
      [keys.globalJobSearch(offers), reads.searchGlobally(offers)],
      viewer?.validated === true && [keys.posts(posts), reads.listPosts(posts)],
    ]
  },
})
