import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import type { Me, NewPasswordLink, ResetLink } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { checkResetLink, forgotPassword, notMe, resetPassword } from '#services/account.ts'
import { hasSession } from '#services/session.ts'

/** Asks for the link to choose a new password; the answer never says whether there is such an account. */
export const useForgotPassword = (): ((email: string) => Promise<void>) => forgotPassword

/** Whether the link of a mail is still of use, asked once; refused as `gone` when it was used or is too old. */
export const useResetLink = (token: string): SWRResponse<ResetLink> =>
  useSWR(token ? keys.resetLink(token) : null, () => checkResetLink(token), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })

/** Sets the password behind a link of that kind; refused as `gone` when it was used or is too old. */
export const useResetPassword = (): ((input: { token: string; password: string }) => Promise<void>) =>
  resetPassword

/** Undoes what an owner was warned of and signs everybody out; gives what a new password is chosen with. Refused as `gone`. */
export function useNotMe(): (token: string) => Promise<NewPasswordLink> {
  const { mutate } = useSWRConfig()
  return async (token) => {
    const link = await notMe(token)
    // Who was signed in here is so no longer: nothing of them stays in the head of the page.
    if (!hasSession()) await mutate<Me | null>(keys.me, null, { revalidate: false })
    return link
  }
}
