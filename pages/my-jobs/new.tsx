import { NewJobScreen } from '#components/jobs/form/NewJobScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default NewJobScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'media', 'validation'],
  data: ({ reads, language }) => [[keys.countries(language), reads.listCountries({})]],
})
