import { NewJobScreen } from '#components/jobs/form/NewJobScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/listCountries.ts'
import { page } from '#server/platform/page/index.ts'

export default NewJobScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'media', 'validation'],
  data: ({ ask, language }) => [[keys.countries(language), ask(listCountries, {})]],
})
