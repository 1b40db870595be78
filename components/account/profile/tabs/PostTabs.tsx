import { PostList } from '#components/posts/PostList.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "feed": someone's posts and those that mention them. */
export const FeedTab = ({ user }: TabProps) => <PostList author={user.id} />

/** Tab "media": the images and videos of someone's posts. */
export const MediaTab = ({ user }: TabProps) => <PostList author={user.id} media />
