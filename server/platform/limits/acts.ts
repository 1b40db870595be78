import type { ErrorCode } from '#contracts/errors.ts'
import { limits } from '#contracts/limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * `points` acts within `seconds`. `grows`: each further attempt waits longer, up to an hour. `code`: the error to throw
 * in place of `tooMany`. `inMemory`: without Redis each process counts by itself, since a row would cost more than the act.
 */
export type Allowance = {
  points: number
  seconds: number
  grows?: true
  code?: ErrorCode
  inMemory?: true
}

/**
 * How often each act is allowed, per account, IP address or e-mail, as its operation says. Calls and pages are limited
 * beside them: 1,200 in five minutes per account, 3,000 per IP address.
 */
export const allowances = {
  'a login': { points: 10, seconds: 15 * minute, grows: true },
  'a login from a known device': { points: 10, seconds: 15 * minute, grows: true },
  'a failed login from an address': { points: 30, seconds: 15 * minute, grows: true },
  'a failed login to an account': { points: 20, seconds: 15 * minute, grows: true },
  /** SIGN_UPS_PER_ADDRESS replaces these points. */
  'a sign-up from an address': { points: 5, seconds: 30 * minute },
  'a sign-up with an e-mail': { points: 5, seconds: hour },
  'a mail with a link': { points: 5, seconds: hour },
  'a mail with a link, from an address': { points: 30, seconds: hour },
  'a proof of oneself': { points: 10, seconds: 15 * minute, grows: true },
  'an application': { points: 60, seconds: hour },
  'an offer': { points: 60, seconds: hour },
  'a kilobyte of uploads': {
    points: limits.uploadsOfADay / 1024,
    seconds: day,
    code: 'tooManyBytes',
  },
  'an upload': { points: 200, seconds: hour },
  'a post': { points: 60, seconds: hour },
  'a comment': { points: 200, seconds: hour },
  'a mention': { points: 200, seconds: hour },
  'a mention in the first days': { points: 5, seconds: day, code: 'firstDaysMentions' },
  'a message': { points: 600, seconds: hour },
  'a conversation in the first days': { points: 10, seconds: day, code: 'firstDaysConversations' },
  'a connection': { points: 200, seconds: hour },
  'a connection request in the first days': { points: 20, seconds: day, code: 'firstDaysConnections' },
  'an invitation': { points: 20, seconds: day },
  'a rating': { points: 30, seconds: hour },
  'a report': { points: 30, seconds: hour },
  'an email to the operator': { points: 5, seconds: hour },
  'an export': { points: 5, seconds: day },
  'a CSP report': { points: 100, seconds: 5 * minute, inMemory: true },
} as const satisfies Record<string, Allowance>

export type Act = keyof typeof allowances

/** Acts counted once for each target: repeating one on the same target that day is free. */
export const distinctAllowances = {
  'a profile': { points: 500, seconds: day, code: 'tooManyProfiles' },
} as const satisfies Record<string, Allowance & { code: ErrorCode }>

export type DistinctAct = keyof typeof distinctAllowances

/** Limits of all calls and pages, but not of files. */
export const everyCall = {
  person: { points: 1_200, seconds: 5 * minute, inMemory: true },
  address: { points: 3_000, seconds: 5 * minute, inMemory: true },
} as const satisfies Record<string, Allowance>
