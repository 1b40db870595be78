import { useLayoutEffect, useRef, useState } from 'react'

const nearly = 64

/**
 * Preserves the scroll position in a box that is laid out from the bottom (`flex-col-reverse`): it opens at the latest
 * message without a script, older messages above move nothing, and neither do messages that arrive below while the
 * viewer reads further up. `foot` is the id of the last one.
 */
export function useScrollPlace(foot: string) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ foot, height: 0 })
  const [atFoot, setAtFoot] = useState(true)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const growth = current.scrollHeight - before.current.height
    const isReadingAbove = current.scrollTop < -nearly
    if (before.current.foot !== foot && before.current.height > 0 && isReadingAbove)
      current.scrollTop -= growth
    before.current = { foot, height: current.scrollHeight }
  })
  return {
    box,
    atFoot,
    onScroll: () => setAtFoot((box.current?.scrollTop ?? 0) > -nearly),
    toFoot: () => box.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  }
}
