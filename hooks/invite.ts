import type { InviteAnswer } from '#contracts/friends.ts'
import { email } from '#contracts/rules.ts'
import { check } from '#contracts/validate.ts'
import { invite } from '#services/friends.ts'

const rule = email()

/** For each entry whether it is no address; what is empty is no mistake. */
export const wrongAmong = (emails: readonly string[]): Promise<boolean[]> =>
  Promise.all(emails.map(async (entry) => Boolean((await check(rule, entry)).fields)))

/** The entries as they are sent: tidy, without blanks and doubles. */
export const toSend = (emails: readonly string[]): string[] => [
  ...new Set(emails.map((entry) => entry.trim().toLowerCase()).filter(Boolean)),
]

/** Writes to people who may want to join. */
export const useInvite = (): ((emails: readonly string[]) => Promise<InviteAnswer>) => invite
