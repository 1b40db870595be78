import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { parseSearch } from '#lib/search.ts'
import { readResults } from '#lib/searchReads.ts'
import { page } from '#pages/_page.ts'

export default SearchScreen

export const getServerSideProps = page({
  texts: ['jobs', 'posts', 'media'],
  data: ({ reads, viewer, params, query }) =>
    readResults(reads, parseSearch({ ...query, ...params }), viewer?.validated === true),
})
