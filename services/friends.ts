import type { FriendStatus, Friendship, InviteAnswer } from '#contracts/friends.ts'
import type { Page, UserCard } from '#contracts/shapes.ts'
import { calls } from '#lib/calls.ts'
import { withQuery } from '#lib/paths.ts'
import { createClient } from '#services/http/client.ts'

const friends = createClient('friends')

const about = (userId: string) => ({ friend_id: userId })

export const readFriendship = (userId: string) =>
  friends.post<Friendship>(calls.friends.friends, about(userId))
export const addFriend = (userId: string) => friends.post<FriendStatus>(calls.friends.add, about(userId))
export const acceptFriend = (userId: string) =>
  friends.post<FriendStatus>(calls.friends.accept, about(userId))
export const removeFriend = (userId: string) =>
  friends.post<FriendStatus>(calls.friends.remove, about(userId))
export const listFriends = (userId: string, page: number) =>
  friends.get<Page<UserCard>>(withQuery(calls.friends.list(userId), { page }))
export const invite = (emails: readonly string[]) =>
  friends.post<InviteAnswer>(calls.friends.invite, { emails })
