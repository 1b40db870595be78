import { useRouter } from 'next/router'
import { type RefObject, useEffect, useState } from 'react'

const pressable =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"], [tabindex="0"]'
/** The area around a small button that can be pressed is larger than the button. */
const edge = 12
/** Buttons are at least 36 px high: none is missed. */
const step = 12
/** In milliseconds. */
const restsAfter = 120

/** Whether a floating box covers something that can be pressed; checked when what moved rests, because looking takes long. */
export function useCovers(box: RefObject<HTMLElement | null>): boolean {
  const { asPath } = useRouter()
  const [covers, setCovers] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another look
  useEffect(() => {
    const { current } = box
    if (!current) return
    let timer = 0
    const check = () => {
      if (getComputedStyle(current).display === 'none') return
      // While its panel is open nothing else can be pressed.
      if (current.querySelector('[aria-expanded="true"]')) return
      setCovers(isOverPressable(current))
    }
    const checkSoon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(check, restsAfter)
    }
    const resizeObserver = new ResizeObserver(checkSoon)
    resizeObserver.observe(document.body)
    // What arrives late, such as suggestions in a short column, can leave the page as long as it was.
    const arrivalObserver = new MutationObserver(checkSoon)
    for (const main of document.getElementsByTagName('main'))
      arrivalObserver.observe(main, { childList: true, subtree: true })
    checkSoon()
    window.addEventListener('scroll', checkSoon, { passive: true, capture: true })
    window.addEventListener('resize', checkSoon)
    return () => {
      window.clearTimeout(timer)
      resizeObserver.disconnect()
      arrivalObserver.disconnect()
      window.removeEventListener('scroll', checkSoon, { capture: true })
      window.removeEventListener('resize', checkSoon)
    }
  }, [asPath])
  return covers
}

/** The close button overlaps the box's corner, so it is looked at by itself. */
const isOverPressable = (box: HTMLElement): boolean =>
  [box, ...box.querySelectorAll('button')].some((part) =>
    pointsAround(part).some((point) => coversAt(box, point)),
  )

function coversAt(box: HTMLElement, { x, y }: { x: number; y: number }): boolean {
  const under = document.elementsFromPoint(x, y).find((one) => !box.contains(one))
  return !!under?.closest(pressable)
}

function pointsAround(part: Element): { x: number; y: number }[] {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const points = []
  for (let x = left - edge; x <= right + edge; x += step) {
    for (let y = top - edge; y <= bottom + edge; y += step) points.push({ x, y })
  }
  return points
}
