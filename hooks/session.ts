import { useEffect, useState, useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Me } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { logout, readMe } from '#services/account.ts'
import { here, signedOutPath } from '#services/http/index.ts'
import { hasSession, readTokens, storeUser } from '#services/session.ts'
import {
  hasBegunSince,
  isSessionOver,
  leaveTo,
  listenToSession,
  signOutEverywhere,
  subscribeSessionOver,
} from '#services/sessionEnd.ts'
import { useBrowserValue } from './browserValue.ts'

const mayFetchNow = () => hasSession() && !hasBegunSince()

/** Who is signed in: null for a guest, undefined while the answer is on its way. */
export function useMe(): Me | null | undefined {
  // The first paint says what the server said, also when it did not know the cookies' owner.
  const mayFetch = useBrowserValue(mayFetchNow, () => false)
  const { data } = useSWR<Me>(keys.me, mayFetch ? readMe : null)
  return data ?? (mayFetch ? undefined : null)
}

/** Whoever reads as a member: null for guests, and for people who are not validated, who read what guests read. */
export function useMember(): Me | null | undefined {
  const me = useMe()
  return me && !me.validated ? null : me
}

/** Takes over what a write answered of oneself, without asking again. */
export function useStoreMe(): (me: Me) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (me) => {
    // An answer that comes after its owner has left names nobody here again.
    if (hasSession()) storeUser(me)
    await mutate(keys.me, me, { revalidate: false })
  }
}

/** Ends the session here, in all tabs and at once, and on the server, even when that cannot be reached. */
export function useSignOut(): () => Promise<void> {
  return () => {
    const { refreshToken } = readTokens()
    return signOutEverywhere(signedOutPath(), refreshToken ? logout(refreshToken) : undefined)
  }
}

/** Forgets here who was signed in, in all tabs, and goes on as a guest. */
export const useLeave = (): ((to: string) => Promise<void>) => signOutEverywhere

/**
 * Whether this tab shows nothing any more, since the session that its first page was made for is over or the server has
 * just made a page for somebody else: it is loading anew.
 */
export function useIsSessionOver(reader: string | null | undefined): boolean {
  const [owner] = useState(reader)
  const isOver = useSyncExternalStore(subscribeSessionOver, isSessionOver, () => false)
  const isAnother = reader !== undefined && reader !== owner
  useEffect(() => listenToSession(owner), [owner])
  useEffect(() => {
    if (isAnother) leaveTo(here())
  }, [isAnother])
  return isOver || isAnother
}
