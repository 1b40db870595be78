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
  data: ({ ask, viewer, params, query }) => {
    const asked = searchOfAddress({ ...query, ...params })
    const people = peopleQuestion(asked.term, false)
    const organisations = peopleQuestion(asked.term, true)
    const offers = offersQuestion(asked.term, asked.tab === 'offers' ? asked.page : 1)
    const posts = { query: asked.term }
    return [
      [keys.userSearch(people), ask(searchUsers, people)],
      [keys.userSearch(organisations), ask(searchUsers, organisations)],
      [keys.globalJobSearch(offers), ask(searchGlobally, offers)],
      viewer?.validated === true && [keys.posts(posts), ask(listPosts, posts)],
    ]
  },
})
