import { array, object, string, ValidationError } from 'yup'
import type { InviteAnswer } from '#contracts/friends.ts'
import { limits } from '#contracts/limits.ts'
import { email } from '#contracts/rules.ts'
import { check } from '#contracts/validate.ts'
import { invite } from '#services/friends.ts'

const rule = email()

/** The address of "Ana <ana@example.org>"; several, separated by blanks, when each is an address. */
function getAddresses(piece: string): string[] {
  const address = /<([^<>]+)>\s*$/.exec(piece)?.[1] ?? piece.trim()
  const parts = address.split(/\s+/)
  return parts.every((part) => part.includes('@')) ? parts : [address]
}

/** The entries of a list ("a@x, b@y"). */
export const getEntries = (text: string): string[] =>
  text
    .split(/[,;\n]+/)
    .flatMap(getAddresses)
    .filter(Boolean)

/** Spreads a pasted list over the fields; what exceeds them stays in the last one. */
export function spread(emails: readonly string[], place: number, list: string): string[] {
  const after = emails.slice(place + 1).filter((entry) => entry.trim() !== '')
  const all = [...emails.slice(0, place), ...getEntries(list), ...after]
  const last = limits.invitedEmails - 1
  return all.length > limits.invitedEmails ? [...all.slice(0, last), all.slice(last).join(', ')] : all
}

/** What an entry can have wrong. */
export const inviteProblems = ['invalid', 'needed', 'tooMany'] as const

type InviteProblem = (typeof inviteProblems)[number]

/** The problems by field; empty when all can be sent. */
async function problemsAmong(emails: readonly string[]): Promise<(InviteProblem | undefined)[]> {
  const entries = toSend(emails)
  if (entries.length === 0) return ['needed']
  if (entries.length > limits.invitedEmails)
    return emails.map((_, at) => (at === emails.length - 1 ? 'tooMany' : undefined))
  return Promise.all(
    emails.map(async (entry) => {
      const checked = await Promise.all(getEntries(entry).map((one) => check(rule, one)))
      return checked.some(({ fields }) => fields) ? 'invalid' : undefined
    }),
  )
}

/** The fields as they are typed: each may hold nothing, an address or a list; an error is an InviteProblem. */
export const inviteFields = object({
  emails: array()
    .of(string().default(''))
    .default([])
    .test('entries', async (emails, { createError }) => {
      const problems = await problemsAmong(emails)
      const errors = problems.flatMap((message, at) =>
        message ? [createError({ path: `emails[${at}]`, message })] : [],
      )
      return errors.length === 0 || new ValidationError(errors)
    }),
})

/** The entries ready to send: trimmed, without blanks and duplicates. */
export const toSend = (emails: readonly string[]): string[] => [
  ...new Set(emails.flatMap(getEntries).map((entry) => entry.toLowerCase())),
]

/** Sends invitations. */
export const useInvite = (): ((emails: readonly string[]) => Promise<InviteAnswer>) => invite
