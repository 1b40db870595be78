import { loginInput, type SignedIn } from '#contracts/account.ts'
import { demoPassword } from '#lib/demo.ts'
import { apiError, isWaitedFor, mutation, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import type { Act } from '#server/platform/limits/index.ts'
import { getKnownDevice, type KnownDevice } from './knownDevices.ts'
import { isPassword } from './passwords.ts'
import { findAccountByEmail, lockAccount } from './queries/accounts.ts'
import { signIn, warnAboutNewDevice } from './signIn.ts'

/** POST /login. An unknown address gets the same answer after the same work as a wrong password. */
export const logIn = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  input: loginInput,
  counts: [
    { act: 'a login', countedInside: true },
    { act: 'a login from a known device', countedInside: true },
    { act: 'a failed login from an address', countedInside: true },
    { act: 'a failed login to an account', countedInside: true },
  ],
  run: async ({ email, password }, { db, now, request }): Promise<SignedIn> => {
    const account = await findAccountByEmail(db, email)
    const tries = createTries(email, request.ip, account && getKnownDevice(request, account, now))
    await checkTries(tries)
    const isRight = await isPassword(account?.passwordHash, password, {
      isWanted: () => isWaitedFor(request),
      // Only now: those who wait at the same time have not failed yet, and a classroom shares an address.
      before: () => spendTries(tries),
    })
    if (!account || !isRight || opensNothing(password, request)) throw apiError('wrongEmailOrPassword')
    await forgiveTries(tries)
    return db.transaction(async (tx) => {
      const present = await lockAccount(tx, account.id)
      // Changed while it was being compared: whoever knows only the old one is too late.
      if (present?.passwordHash !== account.passwordHash) throw apiError('wrongEmailOrPassword')
      await warnAboutNewDevice(tx, present, { now, request })
      return signIn(tx, present, { now, request })
    })
  },
})

/** Everybody knows the password of the demo town: it is one on this machine alone. */
const opensNothing = (password: string, { fromThisMachine }: RequestFacts): boolean =>
  password === demoPassword && !(platform().config.demo && fromThisMachine)

type Try = { act: Act; of: string; forgiven: 'whole' | 'once' }

/**
 * What a try is counted as. Guesses from everywhere keep nobody out of their account on a device that they used
 * before: such a device feels its own wrong tries alone.
 */
function createTries(email: string, ip: string, device: KnownDevice | null): Try[] {
  if (device) return [{ act: 'a login from a known device', of: `${email} ${device.id}`, forgiven: 'whole' }]
  return [
    { act: 'a login', of: `${email} ${ip}`, forgiven: 'whole' },
    // Signing in to an account of one's own is no way to more guesses at those of others.
    { act: 'a failed login from an address', of: ip, forgiven: 'once' },
    { act: 'a failed login to an account', of: email, forgiven: 'whole' },
  ]
}

async function checkTries(tries: readonly Try[]): Promise<void> {
  for (const { act, of } of tries) await platform().limits.check(act, of)
}

async function spendTries(tries: readonly Try[]): Promise<void> {
  for (const { act, of } of tries) await platform().limits.spend(act, of)
}

async function forgiveTries(tries: readonly Try[]): Promise<void> {
  const { limits } = platform()
  for (const { act, of, forgiven } of tries)
    await (forgiven === 'whole' ? limits.forgive(act, of) : limits.release(act, of))
}
