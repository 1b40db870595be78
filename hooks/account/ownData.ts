import type { DeleteAccountForm } from '#contracts/accountForms.ts'
import { useLeave, useMe } from '#hooks/session/session.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import {
  deleteAccount,
  deleteAccountByLink,
  exportDataByLink,
  exportOwnData,
  requestOwnData,
  unsubscribe,
} from '#services/account.ts'
import { saveFile } from '#services/saveFile.ts'

/** Downloads the viewer's personal data as a zip. */
export function useExportOwnData(): () => Promise<void> {
  return async () => saveFile(await exportOwnData(), `${brand.slug}.zip`)
}

/** Deletes the viewer's account and signs out. Throws `wrongPassword`. */
export function useDeleteAccount(): (input: DeleteAccountForm) => Promise<void> {
  const me = useMe()
  const leave = useLeave()
  return async (input) => {
    if (!me) return
    await deleteAccount(me.id, input)
    // Every cookie is deleted, the language's as well: the address carries it along.
    await leave(paths.accountDeleted(me.language))
  }
}

/**
 * Requests the link by which a suspended account exports or erases its data; the response never reveals whether the
 * account is suspended.
 */
export const useRequestOwnData = (): ((email: string) => Promise<void>) => requestOwnData

/** What that link allows, once. Throws `gone`. */
export function useOwnDataLink(token: string): { save: () => Promise<void>; erase: () => Promise<void> } {
  return {
    save: async () => saveFile(await exportDataByLink(token), `${brand.slug}.zip`),
    erase: () => deleteAccountByLink(token),
  }
}

/** Stops the emails of the kind that a token names. Throws `gone`. */
export const useUnsubscribe = (): ((token: string) => Promise<void>) => unsubscribe
