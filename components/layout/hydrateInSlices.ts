import { startTransition } from 'react'
import * as client from 'react-dom/client'
import { isRecord } from '#lib/json.ts'

type Client = Pick<typeof client, 'hydrateRoot'>

const isClient = (it: unknown): it is Client => isRecord(it) && 'hydrateRoot' in it

/**
 * A page comes to life between frames instead of in one go: whoever taps or scrolls meanwhile on a slow phone is served
 * first. React slices what begins in a transition; the pages router begins outside of one, and calls what the module
 * exports as a whole. Should it once call something else, pages come to life in one go again.
 */
export function hydrateInSlices(): void {
  const exported: unknown = Reflect.get(client, 'default')
  if (!isClient(exported)) return
  const { hydrateRoot } = exported
  exported.hydrateRoot = (...wanted) => {
    let root: client.Root | undefined
    startTransition(() => {
      root = hydrateRoot(...wanted)
    })
    if (!root) throw new Error('a transition that begins begins at once')
    return root
  }
}
