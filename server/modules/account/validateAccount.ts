import { type SignedIn, validateInputFor } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation, type RequestFacts } from '#server/platform/http/index.ts'
import { freeAddress } from './eraseUnvalidated.ts'
import { followLink, readLink } from './links.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { proofsFor } from './policy.ts'
import { proveOneself } from './proof.ts'
import { type AccountRow, claimEmail, updateAccount } from './queries/accounts.ts'
import { isReserved, type LinkRow } from './queries/links.ts'
import { cancelAfter } from './securityActs.ts'
import { refreshViewers } from './sessions.ts'
import { signIn } from './signIn.ts'
import { underPasswordMax } from './underPasswordMax.ts'
import { welcome } from './welcome.ts'

const purposes = ['validate', 'change-email'] as const

/**
 * POST /validate: follows a link that proves an address, of a new account or of a changed one. 410 the second time; 403
 * until a session of the account, or a proof, says that whoever follows it is its owner: the link stays good meanwhile.
 */
export const validateAccount = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'optional',
  unvalidated: true,
  input: underPasswordMax(validateInputFor),
  counts: [{ act: 'a proof of oneself', of: ({ token }) => token }],
  run: async (input, { viewer, db, now, request }): Promise<SignedIn> => {
    const { link, account } = await readLink(db, input.token, purposes, now)
    const sessionId = viewer?.id === account.id ? viewer.sessionId : undefined
    const newPassword = link.purpose === 'validate' ? input.newPassword : ''
    const given = { password: input.password, tokenSocialNetWork: input.tokenSocialNetWork }
    if (!sessionId && !newPassword && !given.password && !given.tokenSocialNetWork)
      throw apiError('confirmItIsYou', { proofs: proofsFor(account, link.purpose) })
    if (!account.privacyAcceptedAt && !input.privacy) throw apiError('privacyNotAccepted')
    if (!sessionId && !newPassword) await proveOneself(account, given, request)
    const passwordHash = newPassword ? await hashChosen(newPassword, account, request) : undefined
    return db.transaction(async (tx) => {
      const confirmed = await confirm(tx, { token: input.token, passwordHash, sessionId, now })
      return signIn(tx, confirmed, { now, request })
    })
  },
})

async function hashChosen(password: string, owner: AccountRow, request: RequestFacts): Promise<string> {
  assertHardToGuess(password, 'newPassword', owner)
  return hashPassword(password, request)
}

type Following = { token: string; passwordHash: string | undefined; sessionId: string | undefined; now: Date }

async function confirm(db: Db, { token, passwordHash, sessionId, now }: Following): Promise<AccountRow> {
  const { link, account } = await followLink(db, token, purposes, now)
  if (link.email !== account.email) await moveTo(db, account, link, now)
  const confirmed = await updateAccount(db, account.id, {
    validatedAt: account.validatedAt ?? now,
    privacyAcceptedAt: account.privacyAcceptedAt ?? now,
    ...(passwordHash ? { passwordHash } : {}),
    updatedAt: now,
  })
  const act = link.purpose === 'change-email' ? 'emailChangeConfirmed' : 'validated'
  await cancelAfter(act, db, account.id, { now, sessionId })
  if (!account.validatedAt) await welcome(db, account, now)
  await refreshViewers(db, account.id)
  return confirmed ?? account
}

/** Takes the new address, also from somebody who signed up with it and never proved that it is theirs. */
async function moveTo(db: Db, account: AccountRow, link: LinkRow, now: Date): Promise<void> {
  if (link.purpose !== 'change-email') throw apiError('gone')
  if (await isReserved(db, link.email, now, account.id)) throw apiError('emailTaken')
  await freeAddress(db, link.email, now, 0)
  if (!(await claimEmail(db, account.id, link.email, now))) throw apiError('emailTaken')
}
