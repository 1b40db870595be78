import { useEffect, useEffectEvent } from 'react'
import { useMember } from '#hooks/session/session.ts'
import { consumePress, rememberPress } from '#services/press.ts'
import { isSignedIn } from './signIn.ts'

export type Press = {
  /** Names the act and its object, so that it can be resumed after a page load. */
  name: string
  act: () => void
  /** False while the state of the object is still loading. */
  ready?: boolean
}

/** Runs an act for a signed-in viewer. A guest's act is stored and runs after signing in. */
export function usePress({ name, act, ready = true }: Press, openSignIn: () => void): () => void {
  const isMember = Boolean(useMember())
  const resume = useEffectEvent(() => {
    if (consumePress(name)) act()
  })
  useEffect(() => {
    if (isMember && ready) resume()
  }, [isMember, ready])
  return () => {
    if (isSignedIn()) return act()
    rememberPress(name)
    openSignIn()
  }
}
