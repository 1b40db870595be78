import { useRouter } from 'next/router'
import type { RegisterInput } from '#contracts/account.ts'
import { safePath } from '#lib/paths.ts'
import { register } from '#services/account.ts'
import { rememberedPath, rememberPath } from '#services/cookies.ts'
import { browser, currentAddress } from '#services/http/signedOut.ts'
import { storedInvitation } from '#services/invitation.ts'
import { storeSession } from '#services/session.ts'
import { announceSignIn } from '#services/sessionEnd.ts'
import { track } from '#services/track.ts'

/**
 * Creates an account, signs it in and loads the remembered page, or this page again; the link in the email leads there
 * too. Throws the ApiError for the form to show.
 */
export function useSignUp(): (input: Partial<RegisterInput>) => Promise<void> {
  const { query } = useRouter()
  return async (input) => {
    const provider = input.provider ?? false
    const invitation = storedInvitation()
    const path = safePath(query.then) ?? rememberedPath()
    const { token, refreshToken, account } = await register({
      ...input,
      provider,
      ...(invitation && { invitation }),
      ...(path && { returnTo: path }),
    })
    storeSession({ accessToken: token, refreshToken, user: { ...account, provider } })
    announceSignIn(account.id)
    await track(provider ? 'SignUp Ong' : 'SignUp Volunteer')
    if (path) rememberPath(path)
    browser.goTo(path ?? currentAddress())
  }
}
