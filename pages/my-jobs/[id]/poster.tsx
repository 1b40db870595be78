import { PosterScreen } from '#components/jobs/share/PosterScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default PosterScreen

export const getServerSideProps = page({
  for: 'organisation',
  texts: ['jobs', 'myJobs'],
  data: async ({ reads, params }) => {
    const id = params.id ?? ''
    const job = await reads.readJob({ id })
    if (!job || job.preview || !job.can.edit) return null
    return [[keys.job(id), job]]
  },
})
