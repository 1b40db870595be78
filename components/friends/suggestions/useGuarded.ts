import type { MouseEvent } from 'react'
import { useSignInFirst } from '#components/account/signInFirst.ts'
import { isSignedIn } from '#hooks/account/signIn.ts'

/** A press on a link: members follow it, a guest is asked to come in first. */
export function useGuarded(): (event: MouseEvent) => void {
  const signInFirst = useSignInFirst()
  return (event) => {
    if (isSignedIn()) return
    event.preventDefault()
    signInFirst(() => {})
  }
}
