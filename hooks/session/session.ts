import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Me } from '#contracts/account.ts'
import { useBrowserValue } from '#hooks/browser/browserValue.ts'
import { finishDeletions } from '#hooks/deletions.ts'
import { keys } from '#lib/keys.ts'
import { currentAddress, signedOutPath } from '#services/http/signedOut.ts'
import { logout, readMe } from '#services/ownAccount.ts'
import { hasSession, readTokens, storeUser } from '#services/session.ts'
import {
  hasBegunElsewhere,
  isSessionOver,
  leaveTo,
  listenToSession,
  signOutEverywhere,
  subscribeSessionOver,
} from '#services/sessionEnd.ts'

const mayFetchNow = () => hasSession() && !hasBegunElsewhere()

/** The signed-in account of a page, which is read once for all who ask. */
export const Viewer = createContext<Me | null | undefined>(null)

/** Reads the signed-in account, for the provider of `Viewer`. */
export function useViewer(): Me | null | undefined {
  // The first paint shows what the server rendered, also when it did not know the owner of the cookies.
  const mayFetch = useBrowserValue(mayFetchNow, () => false)
  const { data } = useSWR<Me>(keys.me, mayFetch ? readMe : null)
  return data ?? (mayFetch ? undefined : null)
}

/** The signed-in account: null for a guest, undefined while it loads. */
export const useMe = (): Me | null | undefined => useContext(Viewer)

/** The viewer as a member: null for guests and for accounts that are not validated, which see what guests see. */
export function useMember(): Me | null | undefined {
  const me = useMe()
  return me && !me.validated ? null : me
}

/** Stores the viewer's account as a mutation returned it, without a request. */
export function useStoreMe(): (me: Me) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (me) => {
    // A response that arrives after signing out must not store its account again.
    if (hasSession()) storeUser(me)
    await mutate(keys.me, me, { revalidate: false })
  }
}

/** Ends the session in all tabs, and on the server, even when that cannot be reached now. */
export function useSignOut(): () => Promise<void> {
  return async () => {
    await finishDeletions()
    const { refreshToken } = readTokens()
    return signOutEverywhere(signedOutPath(), refreshToken ? logout(refreshToken) : undefined)
  }
}

/** Removes the session in all tabs and continues as a guest. */
export const useLeave = (): ((to: string) => Promise<void>) => signOutEverywhere

/**
 * Whether this tab is hidden because the session of its first page is over, or the server has just rendered a page for
 * another account: it is reloading.
 */
export function useIsSessionOver(reader: string | null | undefined): boolean {
  const [owner] = useState(reader)
  const isOver = useSyncExternalStore(subscribeSessionOver, isSessionOver, () => false)
  const isAnother = reader !== undefined && reader !== owner
  useEffect(() => listenToSession(owner), [owner])
  useEffect(() => {
    if (isAnother) leaveTo(currentAddress())
  }, [isAnother])
  return isOver || isAnother
}
