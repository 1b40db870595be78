import { type InferType, object } from 'yup'
import type { Friendship } from './friends.ts'
import { limits } from './limits.ts'
import { userSorts } from './lists.ts'
import { country, flag, interestList, line, neededId, oneOfListOrNull, paging, slotList } from './rules.ts'
import type { MetWords, Page, User } from './shapes.ts'

/** An account in the directory, with its connection to the viewer, if any. */
export type ListedUser = User & { friends?: Friendship['friends'] }

/** A page of the directory. `words` says how the words of a search were met, unless all of them were as typed. */
export type UserPage = Page<ListedUser> & { words?: MetWords }

/** GET /users. `provider` null means both, as far as the viewer may see them. */
export const usersInput = object({
  ...paging,
  provider: flag().nullable().default(null),
  query: line(limits.searchWords),
  country: country(),
  state: line(limits.place),
  city: line(limits.place),
  categories: interestList().default(''),
  work_shift: slotList().default(''),
  sort: oneOfListOrNull(userSorts),
})
export type UsersInput = InferType<typeof usersInput>

/** GET /search. `provider` null means both, as far as the viewer may see them. */
export const userSearchInput = object({
  search: line(limits.searchWords),
  provider: flag().nullable().default(null),
  limit: paging.limit,
})
export type UserSearchInput = InferType<typeof userSearchInput>

export const recentSearchInput = object({
  userId: neededId(),
  search_name: line(limits.searchWords).required('required'),
})
