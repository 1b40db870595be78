// Stands apart from the other calls of the account, because every page loads these.
import type { Me } from '#contracts/account.ts'
import type { PreferencesInput } from '#contracts/settings.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const account = createClient('account')

export const readMe = () => account.get<Me>(calls.account.me)

let lastSaved: Promise<unknown> = Promise.resolve()

/** One call at a time: the response of each has what those before it changed. */
export function savePreferences(input: Partial<PreferencesInput>): Promise<Me> {
  const saved = lastSaved.then(() => account.put<Me>(calls.account.preferences, input))
  lastSaved = saved.catch(() => {})
  return saved
}

export const logout = (refreshToken: string) => account.post<void>(calls.account.logout, { refreshToken })
