import { type Registered, type RegisterInput, registerInputFor } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { apiError, mutation, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { nameKeys } from '../names/lookalikes.ts'
import { assertNameAllowed, type Claim, nameFromGoogle } from '../names/names.ts'
import { isTooYoung } from '../policy.ts'
import { insertAccount, type NewAccount } from '../queries/accounts.ts'
import { isReserved } from '../queries/links.ts'
import { mailLink } from '../security/links.ts'
import { assertHardToGuess, hashPassword } from '../security/passwords.ts'
import { underPasswordMax } from '../security/underPasswordMax.ts'
import { type GoogleIdentity, getIdentity, spendToken } from '../sessions/google.ts'
import { startSession } from '../sessions/sessions.ts'
import { freeAddress } from './eraseUnvalidated.ts'
import { finishValidation } from './finishValidation.ts'

/** POST /register: registers a volunteer or organisation and signs it in; it is validated only if Google vouches for it. */
export const registerAccount = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  status: 201,
  input: underPasswordMax(registerInputFor),
  counts: [
    { act: 'a sign-up from an address', of: (_input, { ip }) => ip },
    { act: 'a sign-up with an e-mail', of: ({ email }) => email },
  ],
  run: async (input, { db, now, language, request }): Promise<Registered> => {
    if (isTooYoung(input, platform().config.minimumAge)) throw apiError('belowMinimumAge')
    const identity = await getGoogleIdentity(input, request)
    const name = identity ? await nameFromGoogle(db, toClaim(input), input.language ?? language) : input.name
    if (!identity) await assertNameAllowed(db, toClaim(input))
    if (!identity) assertHardToGuess(input.password, 'password', input)
    const passwordHash = identity ? null : await hashPassword(input.password, request)

    return db.transaction(async (tx) => {
      if (identity) await spendToken(tx, identity)
      if (await isReserved(tx, input.email, now)) throw apiError('userExists')
      await freeAddress(tx, input.email, now)
      const account = await insertAccount(tx, {
        ...toAccountFields({ ...input, name }, language, now),
        passwordHash,
        ...(identity ? { googleSubject: identity.subject, validatedAt: now } : {}),
      })
      if (!account) throw apiError('userExists')
      await platform().ports.onRegistered(tx, { id: account.id, invitation: input.invitation })
      if (identity) await finishValidation(tx, account, now)
      else await mailLink(tx, account, 'validate', now, { about: input.returnTo })
      const { accessToken, refreshToken } = await startSession(tx, account.id, now, request)
      return { token: accessToken, refreshToken, account: { id: account.id, name: account.name } }
    })
  },
})

async function getGoogleIdentity(
  { tokenSocialNetWork, email }: RegisterInput,
  request: RequestFacts,
): Promise<GoogleIdentity | null> {
  if (!tokenSocialNetWork) return null
  const identity = await getIdentity(tokenSocialNetWork, request)
  if (identity.email !== email) throw apiError('socialTokenInvalid')
  return identity
}

const toClaim = ({ name, provider, ong_id }: RegisterInput): Claim => ({ name, provider, ongId: ong_id })

/** The columns that each kind fills in at registration. */
function toAccountFields(input: RegisterInput, language: Language, now: Date): NewAccount {
  const { provider, email, name, country, state, city, phone } = input
  const person = { age: input.age, sex: input.sex ?? '' }
  return {
    id: newId(),
    provider,
    email,
    name,
    nameKeys: nameKeys(name),
    country,
    state,
    city,
    phone,
    ...(provider ? { ongId: input.ong_id } : person),
    language: input.language ?? language,
    timeZone: platform().config.timeZone,
    privacyAcceptedAt: input.privacy ? now : null,
    createdAt: now,
    updatedAt: now,
  }
}
