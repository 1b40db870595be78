import useSWR, { type SWRResponse } from 'swr'
import type { Milestone } from '#contracts/account.ts'
import type { ListedUser, UsersInput } from '#contracts/directory.ts'
import type { Page, PreviewUser, User } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { listUsers, readTimeline, readUser } from '#services/account.ts'
import { type Answer, useQuestion } from './question.ts'

/** Somebody's page; a guest gets the preview of a volunteer. Nobody is asked for while the id is empty. */
export const useUser = (id: string): SWRResponse<User | PreviewUser> =>
  useSWR(id ? keys.user(id) : null, () => readUser(id))

/** A page of the directory; what is left out of the question asks nothing. */
export const useUsers = (question: Partial<UsersInput>): Answer<Page<ListedUser>> =>
  useQuestion(keys.users(question), () => listUsers(question))

/** The dated moments of somebody's life here, a page of them. */
export const useTimeline = (userId: string, page: number): Answer<Page<Milestone>> =>
  useQuestion(keys.timeline(userId, page), () => readTimeline(userId, page))
