import { useRouter } from 'next/router'
import { useSWRConfig } from 'swr'
import type { Me, ValidateInput } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { safePath } from '#lib/paths.ts'
import { correctEmail, resendValidation, validate } from '#services/account.ts'
import { wantedPath } from '#services/cookies.ts'
import { startSession } from './signIn.ts'

/**
 * Follows the e-mailed link and keeps the session it gives; refused as `gone`, `privacyNotAccepted`, `confirmItIsYou` or
 * `wrongPassword`.
 */
export function useValidate(): (input: ValidateInput) => Promise<Me> {
  return async (input) => startSession(await validate(input))
}

/** Asks for the link once more; the answer never says whether someone waits for it. */
export function useResendValidation(): (email: string) => Promise<void> {
  const { query } = useRouter()
  return (email) => resendValidation(email, safePath(query.then) ?? wantedPath())
}

/** Mends a mistyped address and sends the link there. */
export function useCorrectEmail(): (email: string) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (email) => {
    await correctEmail(email, wantedPath())
    await mutate(keys.me)
  }
}
