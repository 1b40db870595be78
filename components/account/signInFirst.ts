import { type Press, usePress } from '#hooks/account/press.ts'
import { useAuthDialogs } from './AuthDialogs.tsx'

/** Runs an act for those who are signed in. A guest is asked to come in first; then it runs where they pressed it. */
export function useSignInFirst(press: Press): () => void {
  const { openLogin } = useAuthDialogs()
  return usePress(press, openLogin)
}
