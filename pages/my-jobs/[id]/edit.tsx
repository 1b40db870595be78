import { EditJobScreen } from '#components/jobs/form/EditJobScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default EditJobScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'myJobs', 'media'],
  data: async ({ reads, params, language }) => {
    const id = params.id ?? ''
    const job = await reads.readJob({ id })
    if (!job || job.preview || !job.can.edit) return null
    return [
      [keys.job(id), job],
      [keys.countries(language), reads.listCountries({})],
    ]
  },
})
