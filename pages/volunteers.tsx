import { VolunteersScreen } from '#components/jobs/volunteers/VolunteersScreen.tsx'
import { parseDirectory, toUsersParams } from '#lib/directory.ts'
import { getCurrentVolunteers } from '#lib/jobLists.ts'
import { keys } from '#lib/keys.ts'
import { paths } from '#lib/paths.ts'
import { page } from '#pages/_page.ts'

export default VolunteersScreen

export const getServerSideProps = page({
  for: 'organisation',
  // Volunteers arrive here from the suggestions: they are sent to the search for people.
  others: paths.search(),
  texts: ['applications', 'directory'],
  data: ({ reads, query }) => {
    if (query.tab === 'find') {
      const params = toUsersParams(parseDirectory(query), false)
      return [[keys.users(params), reads.listUsers(params)]]
    }
    const params = getCurrentVolunteers(query)
    return [[keys.volunteers(params), reads.listVolunteers(params)]]
  },
})
