import { useLayoutEffect, useRef, useState } from 'react'

const nearly = 64

/**
 * Keeps one's place in a box that is laid out from its foot (`flex-col-reverse`): it opens at the last word without a
 * script, older words above move nothing, and words that come below while one reads further up do not push either.
 * `foot` names what stands last.
 */
export function useScrollPlace(foot: string) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef({ foot, height: 0 })
  const [atFoot, setAtFoot] = useState(true)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const grown = current.scrollHeight - before.current.height
    const isReadingAbove = current.scrollTop < -nearly
    if (before.current.foot !== foot && before.current.height > 0 && isReadingAbove)
      current.scrollTop -= grown
    before.current = { foot, height: current.scrollHeight }
  })
  return {
    box,
    atFoot,
    onScroll: () => setAtFoot((box.current?.scrollTop ?? 0) > -nearly),
    toFoot: () => box.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  }
}
