import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { page } from '#server/platform/page/index.ts'

export default SearchScreen

export const getServerSideProps = page({ texts: [] })
