import useSWR, { type SWRResponse } from 'swr'
import type { UsersInput } from '#contracts/account.ts'
import type { Page, User } from '#contracts/shapes.ts'
import { keys } from '#lib/keys.ts'
import { listUsers } from '#services/account.ts'

/** A page of the directory; what is left out of the question asks nothing. */
export const useUsers = (question: Partial<UsersInput>): SWRResponse<Page<User>> =>
  useSWR(keys.users(question), () => listUsers(question))
