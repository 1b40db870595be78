import type { RegisterInput } from '#contracts/account.ts'
import { register } from '#services/account.ts'
import { track } from '#services/analytics.ts'
import { browser } from '#services/http/index.ts'
import { keptInvitation } from '#services/invitation.ts'
import { storeSession } from '#services/session.ts'
import { here } from './signIn.ts'

/** Creates an account, signs it in and loads the page anew. Throws the refusal for the form to show. */
export function useSignUp(): (input: Partial<RegisterInput>) => Promise<void> {
  return async (input) => {
    const provider = input.provider ?? false
    const invitation = keptInvitation()
    const { token, refreshToken, account } = await register({
      ...input,
      provider,
      ...(invitation && { invitation }),
    })
    storeSession({ accessToken: token, refreshToken, user: { ...account, provider } })
    await track(provider ? 'SignUp Ong' : 'SignUp Volunteer')
    browser.goTo(here())
  }
}
