import { PageHead } from '#components/layout/PageHead.tsx'
import { Card } from '#components/ui/Card.tsx'
import { NotificationList } from './NotificationList.tsx'

/** /notifications: everything one was told, on a page of its own; its end brings what is older. */
export function NotificationsScreen() {
  return (
    <div className="mx-auto max-w-middle px-4 py-6">
      <PageHead page="notifications" hidden />
      <Card flush>
        <NotificationList titleAs="h1" endless />
      </Card>
    </div>
  )
}
