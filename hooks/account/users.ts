import useSWR, { type SWRResponse } from 'swr'
import type { Milestone } from '#contracts/account.ts'
import type { UserPage, UsersInput } from '#contracts/directory.ts'
import type { Page, PreviewUser, User } from '#contracts/shapes.ts'
import { type QueryResult, usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import { listUsers, readTimeline, readUser } from '#services/account.ts'

/** Someone's profile; a guest gets the preview of a volunteer. An empty id causes no request. */
export const useUser = (id: string): SWRResponse<User | PreviewUser> =>
  useSWR(id ? keys.user(id) : null, () => readUser(id))

/** A page of the directory; undefined params are not sent. */
export const useUsers = (params: Partial<UsersInput>): QueryResult<UserPage> =>
  usePagedQuery(keys.users(params), () => listUsers(params))

/** A page of someone's milestones. */
export const useTimeline = (userId: string, page: number): QueryResult<Page<Milestone>> =>
  usePagedQuery(keys.timeline(userId, page), () => readTimeline(userId, page))
