import { useRouter } from 'next/router'
import { useSWRConfig } from 'swr'
import type { Me, ValidateInput } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { safePath } from '#lib/paths.ts'
import { correctEmail, resendValidation, validate } from '#services/account.ts'
import { rememberedPath } from '#services/cookies.ts'
import { startSession } from './signIn.ts'

/**
 * Validates the account by the link of the email and stores its session. Throws `gone`, `privacyNotAccepted`,
 * `confirmItIsYou` or `wrongPassword`.
 */
export function useValidate(): (input: ValidateInput) => Promise<Me> {
  return async (input) => startSession(await validate(input))
}

/** Requests the validation link again; the response never reveals whether the account exists. */
export function useResendValidation(): (email: string) => Promise<void> {
  const { query } = useRouter()
  return (email) => resendValidation(email, safePath(query.then) ?? rememberedPath())
}

/** Corrects a mistyped address and sends the link there. */
export function useCorrectEmail(): (email: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (email) => {
    await correctEmail(email, rememberedPath())
    await mutate(keys.me)
  }
}
