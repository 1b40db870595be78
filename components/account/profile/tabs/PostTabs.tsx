import { PostList } from '#components/posts/PostList.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "feed": what somebody posts, and what names them. */
export const FeedTab = ({ user }: TabProps) => <PostList author={user.id} />

/** Tab "media": the pictures and videos of their posts. */
export const MediaTab = ({ user }: TabProps) => <PostList author={user.id} media />
