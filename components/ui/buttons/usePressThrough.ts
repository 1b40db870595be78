import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * A press on another button that opens something closes this panel and opens that at once: the library's underlay would
 * take the press for itself.
 */
export function usePressThrough(
  isOpen: boolean,
  panel: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  const press = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    if (!(target instanceof Node) || panel.current?.contains(target)) return
    // The underlay is gone once the panel is closed.
    setTimeout(() => {
      const opener = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('[aria-haspopup][aria-expanded]')
      if (opener && opener !== trigger.current && opener.ariaExpanded === 'false') opener.click()
    })
  })
  useEffect(() => {
    if (!isOpen) return
    // Captured before the library's listener on the document, which closes the panel and removes this one.
    window.addEventListener('click', press, true)
    return () => window.removeEventListener('click', press, true)
  }, [isOpen])
}
