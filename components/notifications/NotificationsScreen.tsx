import { PageHead } from '#components/layout/document/PageHead.tsx'
import { Card } from '#components/ui/Card.tsx'
import { NotificationList } from './NotificationList.tsx'

/** /notifications: all notifications on a page of their own; scrolling to the end loads older ones. */
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
