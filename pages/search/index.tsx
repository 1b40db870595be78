import { SearchScreen } from '#components/search/results/SearchScreen.tsx'
import { page } from '#pages/_page.ts'

export default SearchScreen

export const getServerSideProps = page({ texts: [] })
