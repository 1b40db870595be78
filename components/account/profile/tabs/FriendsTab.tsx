import { FriendsList } from '#components/friends/FriendsList.tsx'
import type { TabProps } from './ProfileTabPanel.tsx'

/** Tab "friends": whom somebody is connected with. */
export const FriendsTab = ({ user }: TabProps) => <FriendsList userId={user.id} />
