import { type Press, usePress } from '#hooks/account/press.ts'
import { useAuthDialogs } from './AuthDialogs.tsx'

/** Runs an act for a signed-in viewer. A guest signs in first; then it runs on the page where they pressed. */
export function useSignInFirst(press: Press): () => void {
  const { openLogin } = useAuthDialogs()
  return usePress(press, openLogin)
}
