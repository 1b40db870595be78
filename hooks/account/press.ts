import { useEffect, useEffectEvent } from 'react'
import { consumePress, rememberPress } from '#services/press.ts'
import { useMember } from '../session.ts'
import { isSignedIn } from './signIn.ts'

export interface Press {
  /** Names the act and its object, so that it is found again after the page was loaded again. */
  name: string
  act: () => void
  /** False while it is not known yet what the act would do to its object. */
  ready?: boolean
}

/** Runs an act for those who are signed in. For a guest it is remembered, and runs once they have come in. */
export function usePress({ name, act, ready = true }: Press, askIn: () => void): () => void {
  const isMember = Boolean(useMember())
  const goOn = useEffectEvent(() => {
    if (consumePress(name)) act()
  })
  useEffect(() => {
    if (isMember && ready) goOn()
  }, [isMember, ready])
  return () => {
    if (isSignedIn()) return act()
    rememberPress(name)
    askIn()
  }
}
