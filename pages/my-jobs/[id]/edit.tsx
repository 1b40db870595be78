import { EditJobScreen } from '#components/jobs/form/EditJobScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listCountries } from '#server/account/listCountries.ts'
import { readJob } from '#server/jobs/readJob.ts'
import { page } from '#server/platform/page/index.ts'

export default EditJobScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'media', 'validation'],
  data: async ({ ask, params, language }) => {
    const id = params.id ?? ''
    const job = await ask(readJob, { id })
    if (!job || job.preview || !job.can.edit) return null
    return [
      [keys.job(id), job],
      [keys.countries(language), ask(listCountries, {})],
    ]
  },
})
