import useSWR, { type SWRResponse } from 'swr'
import type { Milestone } from '#contracts/account.ts'
import type { ListedUser, UsersInput } from '#contracts/directory.ts'
import type { Page, PreviewUser, User } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { listUsers, readTimeline, readUser } from '#services/account.ts'
import { type QueryResult, usePagedQuery } from './pagedQuery.ts'

/** Somebody's page; a guest gets the preview of a volunteer. Nobody is asked for while the id is empty. */
export const useUser = (id: string): SWRResponse<User | PreviewUser> =>
  useSWR(id ? keys.user(id) : null, () => readUser(id))

/** A page of the directory; what is left out of the question asks nothing. */
export const useUsers = (params: Partial<UsersInput>): QueryResult<Page<ListedUser>> =>
  usePagedQuery(keys.users(params), () => listUsers(params))

/** The dated moments of somebody's life here, a page of them. */
export const useTimeline = (userId: string, page: number): QueryResult<Page<Milestone>> =>
  usePagedQuery(keys.timeline(userId, page), () => readTimeline(userId, page))
