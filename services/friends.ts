import type { InviteAnswer } from '#contracts/friends.ts'
import { calls } from '#lib/paths.ts'
import { clientOf } from './http/index.ts'

const friends = clientOf('friends')

export const invite = (emails: readonly string[]) =>
  friends.post<InviteAnswer>(calls.friends.invite, { emails })
