import { loginInput, type SignedIn } from '#contracts/account.ts'
import { demoPassword } from '#lib/demo.ts'
import { apiError, isWaitedFor, mutation, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import type { Act } from '#server/platform/limits/index.ts'
import { findAccountByEmail, lockAccount } from '../queries/accounts.ts'
import { isPassword } from '../security/passwords.ts'
import { getKnownDevice, type KnownDevice } from './knownDevices.ts'
import { signIn, warnAboutNewDevice } from './signIn.ts'

/** POST /login: starts a session. An unknown address gets the response of a wrong password, after equal work. */
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
      // Spent only now: concurrent logins have not failed yet, and a classroom shares an IP address.
      before: () => spendTries(tries),
    })
    if (!account || !isRight || isDemoPasswordElsewhere(password, request))
      throw apiError('wrongEmailOrPassword')
    await forgiveTries(tries)
    return db.transaction(async (tx) => {
      const present = await lockAccount(tx, account.id)
      // The password may have changed during the comparison.
      if (present?.passwordHash !== account.passwordHash) throw apiError('wrongEmailOrPassword')
      await warnAboutNewDevice(tx, present, { now, request })
      return signIn(tx, present, { now, request })
    })
  },
})

/** The demo town's password is public, so it works only on this machine. */
const isDemoPasswordElsewhere = (password: string, { isFromThisMachine }: RequestFacts): boolean =>
  password === demoPassword && !(platform().config.demo && isFromThisMachine())

type Try = { act: Act; of: string; forgiven: 'whole' | 'once' }

/**
 * The limits that a try counts against. A known device counts its own tries alone, so that guesses from elsewhere
 * do not lock its owner out.
 */
function createTries(email: string, ip: string, device: KnownDevice | null): Try[] {
  if (device) return [{ act: 'a login from a known device', of: `${email} ${device.id}`, forgiven: 'whole' }]
  return [
    { act: 'a login', of: `${email} ${ip}`, forgiven: 'whole' },
    // Only the right try is given back: signing in to an own account must not allow more guesses at others.
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
