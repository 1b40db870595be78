import useSWR, { type SWRResponse, useSWRConfig } from 'swr'
import type { Me, NewPasswordLink, ResetLink } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { checkResetLink, forgotPassword, recoverAccount, resetPassword } from '#services/account.ts'
import { hasSession } from '#services/session.ts'

/** Requests the link to choose a new password; the response never reveals whether the account exists. */
export const useForgotPassword = (): ((email: string) => Promise<void>) => forgotPassword

/** Whether the link of an email is still valid; fetched once. Throws `gone` when it was used or has expired. */
export const useResetLink = (token: string): SWRResponse<ResetLink> =>
  useSWR(token ? keys.resetLink(token) : null, () => checkResetLink(token), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })

/** Sets the password behind a reset link. Throws `gone` when it was used or has expired. */
export const useResetPassword = (): ((input: { token: string; password: string }) => Promise<void>) =>
  resetPassword

/**
 * Undoes the change that an email warned the owner of and signs out every device; returns the link to choose a new
 * password. Throws `gone`.
 */
export function useNotMe(): (token: string) => Promise<NewPasswordLink> {
  const { mutate } = useSWRConfig()
  return async (token) => {
    const link = await recoverAccount(token)
    // The session is over: the header no longer shows its account.
    if (!hasSession()) await mutate<Me | null>(keys.me, null, { revalidate: false })
    return link
  }
}
