import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { keys } from '#lib/keys.ts'
import { offersQuestion, peopleQuestion, searchOfAddress } from '#lib/search.ts'
import { searchUsers } from '#server/account/searchUsers.ts'
import { searchGlobally } from '#server/jobs/searchGlobally.ts'
import { page } from '#server/platform/page/index.ts'
import { listPosts } from '#server/posts/listPosts.ts'

export default SearchScreen

export const getServerSideProps = page({
  texts: ['jobs', 'posts'],
  data: async ({ ask, viewer, params, query }) => {
    const asked = searchOfAddress({ ...query, ...params })
    const people = peopleQuestion(asked.term, false)
    const organisations = peopleQuestion(asked.term, true)
    const offers = offersQuestion(asked.term, asked.tab === 'offers' ? asked.page : 1)
    const [faces, houses, jobs, posts] = await Promise.all([
      ask(searchUsers, people),
      ask(searchUsers, organisations),
      ask(searchGlobally, offers),
      viewer && ask(listPosts, { query: asked.term }),
    ])
    return [
      [keys.userSearch(people), faces],
      [keys.userSearch(organisations), houses],
      [keys.globalJobSearch(offers), jobs],
      ...(viewer ? [[keys.posts({ query: asked.term }), posts] as const] : []),
    ]
  },
})
