import { randomBytes } from 'node:crypto'
import { apiPath } from '#lib/calls.ts'
import { cookieNames } from '#lib/cookies.ts'
import { day } from '#lib/durations.ts'
import { getCookie, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import type { AccountRow } from '../queries/accounts.ts'

/** A browser that signed in to an account before. Each sign-in gives it a new random `id`. */
export type KnownDevice = { id: string }

/** The account that a device is known to; changing or removing the password makes every device unknown. */
type Known = Pick<AccountRow, 'id' | 'passwordHash'>

/** A shared browser stores several accounts; the oldest sign-in is dropped first. */
const mostAccounts = 5
const knownDays = 180

const getSignature = (account: Known, id: string, since: string) =>
  `known device ${account.id} ${account.passwordHash ?? 'without a password'} ${id} ${since}`

/** Each entry is `<random id>.<day of the sign-in>.<signature>`, which reveals no account. */
const getEntries = ({ incoming }: RequestFacts): string[] =>
  ((incoming && getCookie(incoming, cookieNames.device)) ?? '').split('~').slice(0, mostAccounts)

const daysSince1970 = (at: Date) => Math.floor(at.getTime() / day)

/** The device of the request if it signed in to this account with the current password before; else null. */
export function getKnownDevice(request: RequestFacts, account: Known, now: Date): KnownDevice | null {
  return findDevice(getEntries(request), account, now)
}

function findDevice(entries: readonly string[], account: Known, now: Date): KnownDevice | null {
  for (const entry of entries) {
    const [id = '', since = '', signature = ''] = entry.split('.')
    const age = daysSince1970(now) - Number(since)
    const isInTime = age >= 0 && age < knownDays
    if (isInTime && platform().auth.isSigned(getSignature(account, id, since), signature)) return { id }
  }
  return null
}

/** Adds the account to the cookie that marks this browser as known. */
export function rememberDevice(request: RequestFacts, account: Known, now: Date): void {
  const id = randomBytes(12).toString('base64url')
  const since = String(daysSince1970(now))
  const entry = `${id}.${since}.${platform().auth.sign(getSignature(account, id, since))}`
  writeEntries(request, [entry, ...getOtherEntries(request, account, now)])
}

/** Removes a deleted account from the browser's cookie, and the cookie with its last account. */
export const forgetDevice = (request: RequestFacts, account: Known, now: Date): void =>
  writeEntries(request, getOtherEntries(request, account, now))

const getOtherEntries = (request: RequestFacts, account: Known, now: Date): string[] =>
  getEntries(request).filter((other) => other !== '' && !findDevice([other], account, now))

function writeEntries(request: RequestFacts, entries: readonly string[]): void {
  request.setCookie?.({
    name: cookieNames.device,
    value: entries.slice(0, mostAccounts).join('~'),
    path: apiPath,
    maxAgeSeconds: entries.length > 0 ? knownDays * (day / 1000) : 0,
  })
}
