import { NewJobScreen } from '#components/jobs/form/NewJobScreen.tsx'
import { firstValue } from '#lib/address.ts'
import { templates } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default NewJobScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'myJobs', 'media'],
  data: async ({ reads, query, language, viewer }) => {
    const id = firstValue(query.draft)
    const readCountries = () => [keys.countries(language), reads.listCountries({})] as const
    const older = { owner: viewer?.id ?? '', ...templates }
    // Whether there is a button above the form: shown later it would shift the form down.
    if (!id) return [readCountries(), [keys.jobs(older), reads.listJobs(older)]]
    const job = await reads.readJob({ id })
    if (!job || job.preview || !job.can.edit) return null
    return [[keys.job(id), job], readCountries()]
  },
})
