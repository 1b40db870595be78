import { useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Me } from '#contracts/account.ts'
import { keys } from '#lib/keys.ts'
import { logout, readMe } from '#services/account.ts'
import { browser, signedOutPath } from '#services/http/index.ts'
import { clearCookies, hasSession, readTokens, storeUser } from '#services/session.ts'
import { clearShelf } from '#services/shelf.ts'

const never = () => () => {}

/** Who is signed in: null for a guest, undefined while the answer is on its way. */
export function useMe(): Me | null | undefined {
  // The first paint says what the server said, also when it did not know the cookies' owner.
  const mayAsk = useSyncExternalStore(never, hasSession, () => false)
  const { data } = useSWR<Me>(keys.me, mayAsk ? readMe : null)
  return data ?? (mayAsk ? undefined : null)
}

/** Whoever reads as a member: null for guests, and for people who are not validated, who read what guests read. */
export function useMember(): Me | null | undefined {
  const me = useMe()
  return me && !me.validated ? null : me
}

/** Takes over what a write answered of oneself, without asking again. */
export function useKeepMe(): (me: Me) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (me) => {
    storeUser(me)
    await mutate(keys.me, me, { revalidate: false })
  }
}

/** Ends the session on the server, then here, even when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave()
  return async () => {
    const { refreshToken } = readTokens()
    try {
      if (refreshToken) await logout(refreshToken)
    } finally {
      leave()
    }
  }
}

/** Forgets here who was signed in, and goes on as a guest. */
export function useLeave(): () => void {
  return () => {
    clearCookies()
    clearShelf()
    browser.goTo(signedOutPath())
  }
}
