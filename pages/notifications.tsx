import { NotificationsScreen } from '#components/notifications/NotificationsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { page } from '#pages/_page.ts'

export default NotificationsScreen

export const getServerSideProps = page({
  for: 'user',
  unvalidated: true,
  texts: [],
  data: ({ reads }) => [[keys.notifications, reads.listNotifications({})]],
})
