import { array, type InferType, object } from 'yup'
import { limits } from './limits.ts'
import { email, neededId, paging } from './rules.ts'

/** 0 not connected, 1 requested (by either side), 2 connected. */
export type ConnectionStatus = 0 | 1 | 2

/** POST /friends. `connections` counts those of the given account; `incoming`: it sent the request to the caller. */
export type Friendship = { connections: number; friends: { status: ConnectionStatus; incoming: boolean } }

export type FriendStatus = { status: ConnectionStatus }

/** POST /add, /accept, /friends, /remove. */
export const friendInput = object({ friend_id: neededId() })
export type FriendInput = InferType<typeof friendInput>

/** GET /list/{userId}. */
export const friendsInput = object({ ...paging, userId: neededId() })

const blanks = (values: unknown) =>
  Array.isArray(values) ? values.filter((value) => typeof value !== 'string' || value.trim() !== '') : values
const withoutDoubles = (values: unknown) =>
  Array.isArray(values)
    ? [...new Set(values.map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value)))]
    : values

/** POST /invite: blanks and duplicates are dropped; one invalid address refuses the whole call. */
export const inviteInput = object({
  emails: array()
    .transform(blanks)
    .transform(withoutDoubles)
    .of(email().required('email-required'))
    .min(1, 'email-required')
    .max(limits.invitedEmails, 'too-many')
    .default([]),
})

/** `alreadyHere` counts the addresses of accounts, which get no email. */
export type InviteAnswer = { sent: number; alreadyHere: number }
