import { StoresScreen } from '#components/stores/StoresScreen.tsx'
import { keys } from '#lib/keys.ts'
import { storeQuestionOf } from '#lib/storeSearch.ts'
import { page } from '#server/platform/page/index.ts'
import { listStores } from '#server/stores/listStores.ts'

export default StoresScreen

export const getServerSideProps = page({
  texts: ['stores', 'validation', 'media'],
  data: ({ ask, query }) => {
    const question = storeQuestionOf(query)
    return [[keys.stores(question), ask(listStores, question)]]
  },
})
