import { StoresScreen } from '#components/stores/StoresScreen.tsx'
import { keys } from '#lib/keys.ts'
import { getStoreParams } from '#lib/storeSearch.ts'
import { page } from '#pages/_page.ts'

export default StoresScreen

export const getServerSideProps = page({
  texts: ['stores'],
  data: ({ reads, query }) => {
    const params = getStoreParams(query)
    return [[keys.stores(params), reads.listStores(params)]]
  },
})
