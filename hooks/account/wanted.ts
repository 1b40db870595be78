import { useRouter } from 'next/router'
import { useCallback, useEffect } from 'react'
import { cookieNames } from '#lib/cookies.ts'
import { safePath } from '#lib/paths.ts'
import { readCookie, rememberPath } from '#services/cookies.ts'
import { currentAddress } from '#services/http/signedOut.ts'

/** Remembers where to go after signing in: `path`, or this page; on a sign-in page, the target in its address. */
export function useRememberWanted(): (path?: string) => void {
  return useCallback((path) => {
    const named = safePath(new URLSearchParams(location.search).get('then'))
    rememberPath(path ?? named ?? currentAddress())
  }, [])
}

/** Remembers this page when the viewer leaves it, unless another target is remembered already. */
export function useRememberPathOnLeaving(): void {
  const { events } = useRouter()
  useEffect(() => {
    const leave = () => {
      if (!readCookie(cookieNames.path)) rememberPath(currentAddress())
    }
    events.on('routeChangeStart', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      events.off('routeChangeStart', leave)
      window.removeEventListener('pagehide', leave)
    }
  }, [events])
}
