import { JobScreen } from '#components/jobs/detail/JobScreen.tsx'
import { keys } from '#lib/keys.ts'
import { readJob } from '#server/jobs/readJob.ts'
import { page } from '#server/platform/page/index.ts'

export default JobScreen

export const getServerSideProps = page({
  texts: ['jobs', 'friends', 'reports', 'validation'],
  data: ({ ask, params }) => {
    const id = params.id ?? ''
    return [[keys.job(id), ask(readJob, { id })]]
  },
})
