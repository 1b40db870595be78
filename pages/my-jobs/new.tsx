import { NewJobScreen } from '#components/jobs/form/NewJobScreen.tsx'
import { firstValue } from '#lib/address.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default NewJobScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'media', 'validation'],
  data: async ({ reads, query, language }) => {
    const id = firstValue(query.draft)
    const countries = [keys.countries(language), reads.listCountries({})] as const
    if (!id) return [countries]
    const job = await reads.readJob({ id })
    if (!job || job.preview || !job.can.edit) return null
    return [[keys.job(id), job], countries]
  },
})
