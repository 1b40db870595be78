import { FriendsList } from '#components/friends/FriendsList.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "friends": connections. */
export const FriendsTab = ({ user }: TabProps) => <FriendsList userId={user.id} />
