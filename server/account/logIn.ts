import { loginInput, type SignedIn } from '#contracts/account.ts'
import { refuse, slowDeed } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { isPassword } from './passwords.ts'
import { findAccountByEmail, lockAccount } from './queries/accounts.ts'
import { signIn } from './signIn.ts'

// Somebody else's tries from elsewhere keep nobody out of their own account.
const tryOf = (email: string, address: string) => `${email} ${address}`

/** POST /login. An unknown address gets the same answer after the same work as a wrong password. */
export const logIn = slowDeed({
  access: 'guest',
  bearer: 'ignored',
  input: loginInput,
  counts: [{ act: 'a login', of: ({ email }, { ip }) => tryOf(email, ip) }],
  run: async ({ email, password }, { db, now, request }): Promise<SignedIn> => {
    const account = await findAccountByEmail(db, email)
    const isRight = await isPassword(account?.passwordHash, password)
    if (!account || !isRight) throw refuse('wrongEmailOrPassword')
    await platform().limits.forgive('a login', tryOf(email, request.ip))
    return db.transaction(async (tx) => {
      const present = await lockAccount(tx, account.id)
      // Changed while it was being compared: whoever knows only the old one is too late.
      if (present?.passwordHash !== account.passwordHash) throw refuse('wrongEmailOrPassword')
      return signIn(tx, present, { now, request })
    })
  },
})
