import { type RefCallback, startTransition, useCallback, useState } from 'react'

/** What shows that an element came near or went far. */
const listeners = new WeakMap<Element, (isNear: boolean) => void>()
/** The elements that came near or went far since the last frame, with what holds now. */
const waiting = new Map<Element, boolean>()
let observer: IntersectionObserver | undefined

/** One observer for all elements, which a browser serves faster than one each; a screen and a half is near. */
function getObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(hear, { rootMargin: '150% 0px' })
  return observer
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  if (waiting.size === 0) requestAnimationFrame(showNext)
  // What is selected is asked here, where the page was laid out: in `showNext` the browser would lay it out for that.
  for (const { target, isIntersecting } of entries) waiting.set(target, isIntersecting || isInUse(target))
}

const isInUse = (element: Element) =>
  element.contains(document.activeElement) || getSelection()?.containsNode(element, true) === true

/** One element a frame, those that came near first: several at once would be a long task. */
function showNext(): void {
  const all = [...waiting]
  const next = all.find(([, isNear]) => isNear) ?? all[0]
  if (!next) return
  const [element, isNear] = next
  waiting.delete(element)
  listeners.get(element)?.(isNear)
  if (waiting.size > 0) requestAnimationFrame(showNext)
}

/**
 * Whether an element is far from the screen and nothing in it has the focus or is selected. `first` is what holds until
 * the browser says it, which happens only while `isAsked`.
 */
export function useIsFar<T extends HTMLElement>(first: boolean, isAsked: boolean): [RefCallback<T>, boolean] {
  const [isFar, setIsFar] = useState(first)
  const ref = useCallback(
    (element: T | null) => {
      if (!element || !isAsked) return
      listeners.set(element, (isNear) => {
        startTransition(() => setIsFar(!isNear))
      })
      getObserver().observe(element)
      return () => {
        getObserver().unobserve(element)
        waiting.delete(element)
      }
    },
    [isAsked],
  )
  return [ref, isFar]
}
