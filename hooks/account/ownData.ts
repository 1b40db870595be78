import type { DeleteAccountForm } from '#contracts/accountForms.ts'
import { brand } from '#lib/brand.ts'
import { deleteAccount, exportOwnData, unsubscribe } from '#services/account.ts'
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
    leave()
  }
}

/** Stops the mails of the kind that a token names. Refused as `gone`. */
export const useUnsubscribe = (): ((token: string) => Promise<void>) => unsubscribe
