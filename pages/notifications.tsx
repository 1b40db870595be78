import { NotificationsScreen } from '#components/notifications/NotificationsScreen.tsx'
import { keys } from '#lib/keys.ts'
import { listNotifications } from '#server/notifications/listNotifications.ts'
import { page } from '#server/platform/page/index.ts'

export default NotificationsScreen

export const getServerSideProps = page({
  for: 'user',
  unvalidated: true,
  texts: [],
  data: ({ ask }) => [[keys.notifications, ask(listNotifications, {})]],
})
