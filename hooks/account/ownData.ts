import type { DeleteAccountForm } from '#contracts/accountForms.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import {
  deleteAccount,
  eraseByLink,
  exportByLink,
  exportOwnData,
  requestOwnData,
  unsubscribe,
} from '#services/account.ts'
import { saveFile } from '#services/saveFile.ts'
import { useLeave, useMe } from '../session.ts'

/** Saves everything held about oneself as a zip. */
export function useExportOwnData(): () => Promise<void> {
  return async () => saveFile(await exportOwnData(), `${brand.slug}.zip`)
}

/** Erases one's own account and leaves. Refused as `wrongPassword`. */
export function useDeleteAccount(): (input: DeleteAccountForm) => Promise<void> {
  const me = useMe()
  const leave = useLeave()
  return async (input) => {
    if (!me) return
    await deleteAccount(me.id, input)
    // Every cookie goes, the language's as well: the address brings it along.
    await leave(paths.accountDeleted(me.language))
  }
}

/** Asks for the link by which somebody who is suspended exports or erases; the answer never says whether they are. */
export const useRequestOwnData = (): ((email: string) => Promise<void>) => requestOwnData

/** What such a link is good for, once. Refused as `gone`. */
export function useOwnDataLink(token: string): { save: () => Promise<void>; erase: () => Promise<void> } {
  return {
    save: async () => saveFile(await exportByLink(token), `${brand.slug}.zip`),
    erase: () => eraseByLink(token),
  }
}

/** Stops the mails of the kind that a token names. Refused as `gone`. */
export const useUnsubscribe = (): ((token: string) => Promise<void>) => unsubscribe
