import { type SignedIn, validateInputFor } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation, type RequestFacts } from '#server/platform/http/index.ts'
import { proofsFor } from '../policy.ts'
import { type AccountRow, claimEmail, updateAccount } from '../queries/accounts.ts'
import { isReserved, type LinkRow } from '../queries/links.ts'
import { followLink, readLink } from '../security/links.ts'
import { assertHardToGuess, hashPassword } from '../security/passwords.ts'
import { cancelAfter } from '../security/securityActs.ts'
import { underPasswordMax } from '../security/underPasswordMax.ts'
import { proveOneself } from '../sessions/proof.ts'
import { refreshViewers } from '../sessions/sessions.ts'
import { signIn } from '../sessions/signIn.ts'
import { freeAddress } from './eraseUnvalidated.ts'
import { finishValidation } from './finishValidation.ts'

const purposes = ['validate', 'change-email'] as const

/**
 * POST /validate: confirms the address of a new account, or a changed one, by an emailed link. 410 the second time; 403
 * until a session or a proof shows that the caller is the owner: the link stays valid meanwhile.
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
    const proof = { password: input.password, tokenSocialNetWork: input.tokenSocialNetWork }
    if (!sessionId && !newPassword && !proof.password && !proof.tokenSocialNetWork)
      throw apiError('confirmItIsYou', { proofs: proofsFor(account, link.purpose) })
    if (!account.privacyAcceptedAt && !input.privacy) throw apiError('privacyNotAccepted')
    if (!sessionId && !newPassword) await proveOneself(account, proof, request)
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

type Confirmation = {
  token: string
  passwordHash: string | undefined
  sessionId: string | undefined
  now: Date
}

async function confirm(db: Db, { token, passwordHash, sessionId, now }: Confirmation): Promise<AccountRow> {
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
  if (!account.validatedAt) await finishValidation(db, account, now)
  await refreshViewers(db, account.id)
  return confirmed ?? account
}

/** Moves the account to the new address, also when an unvalidated account has it, which is erased. */
async function moveTo(db: Db, account: AccountRow, link: LinkRow, now: Date): Promise<void> {
  if (link.purpose !== 'change-email') throw apiError('gone')
  if (await isReserved(db, link.email, now, account.id)) throw apiError('emailTaken')
  await freeAddress(db, link.email, now, 0)
  if (!(await claimEmail(db, account.id, link.email, now))) throw apiError('emailTaken')
}
