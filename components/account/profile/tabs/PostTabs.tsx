import { SuggestionPanel } from '#components/friends/SuggestionPanel.tsx'
import { PostList } from '#components/posts/PostList.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "feed": what somebody posts, and what names them; beside it, where there is room, whom else one may like. */
export const FeedTab = ({ user }: TabProps) => (
  <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_264px]">
    <PostList author={user.id} />
    <div className="sticky top-20 max-xl:hidden">
      <SuggestionPanel except={user.id} />
    </div>
  </div>
)

/** Tab "media": the pictures and videos of their posts. */
export const MediaTab = ({ user }: TabProps) => <PostList author={user.id} media />
