import useSWR, { type SWRResponse } from 'swr'
import type { ChangeEmailInput, ChangePasswordInput, Session } from '#contracts/account.ts'
import { useMe, useStoreMe } from '#hooks/session/session.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { keys } from '#lib/keys.ts'
import { changeEmail, changePassword, endSession, listSessions } from '#services/account.ts'

/** Replaces the password and signs out every other device. Throws `wrongPassword`. */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<void> {
  const me = useMe()
  const storeMe = useStoreMe()
  const { mutate } = useSessions()
  return async (input) => {
    await changePassword(input)
    if (me) await storeMe({ ...me, hasPassword: true })
    await mutate()
  }
}

/**
 * Sends a link to the new address; the old one remains valid until the link is opened. Throws `wrongPassword`,
 * `emailTaken`.
 */
export function useChangeEmail(): (input: ChangeEmailInput) => Promise<void> {
  const { mutate } = useSessions()
  return async (input) => {
    await changeEmail(input)
    await mutate()
  }
}

/** The devices signed in, the last used first. */
export const useSessions = (): SWRResponse<Session[]> => useSWR(keys.sessions, listSessions)

/** Signs a device out: it leaves the list at once, and returns if the server refuses. */
export function useEndSession(): (id: string) => Promise<void> {
  const changeAtOnce = useChangeAtOnce()
  return (id) =>
    changeAtOnce<Session[]>(
      keys.sessions,
      (sessions) => sessions.filter((one) => one.id !== id),
      () => endSession(id),
    )
}
