import { DashboardScreen } from '#components/moderation/dashboard/DashboardScreen.tsx'
import { queueStates } from '#contracts/lists.ts'
import { getDashboardParams, getDashboardTab } from '#lib/dashboard.ts'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default DashboardScreen

export const getServerSideProps = page({
  for: 'moderator',
  texts: ['moderation'],
  data: ({ reads, query }) => {
    if (getDashboardTab(query) !== 'reports') return []
    const params = getDashboardParams(query, queueStates)
    return [[keys.queue(params), reads.listQueue(params)]]
  },
})
