import { isSignedIn, useKeptPath } from '#hooks/account/signIn.ts'
import { useAuthDialogs } from './AuthDialogs.tsx'

/** Runs an act for those who are signed in; a guest is asked to come in first, and will come back here. */
export function useSignInFirst(): (act: () => void) => void {
  const { openLogin } = useAuthDialogs()
  const keepPath = useKeptPath()
  return (act) => {
    if (isSignedIn()) return act()
    keepPath()
    openLogin()
  }
}
