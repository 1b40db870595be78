import { type RefCallback, startTransition, useCallback, useEffect, useState } from 'react'

type Watched = {
  /** As what it is shown. */
  isNear: boolean
  show: (isNear: boolean) => void
}

const watched = new WeakMap<Element, Watched>()
/** What is to be shown as near, and what as far. */
const [coming, going] = [new Set<Watched>(), new Set<Watched>()]
/** What went far and is still shown as near, the longest ago first. */
const left = new Set<Watched>()
/** A reader often goes back a little, and finds so many as they were; all of a long list would fill the memory. */
const mostLeft = 100
let observer: IntersectionObserver | undefined

/** One observer for all elements, which a browser serves faster than one each; a screen and a half is near. */
function getObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(hear, { rootMargin: '150% 0px' })
  return observer
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = watched.get(target)
    if (!one) continue
    // What is selected is asked here, where the page was laid out: in `showNext` the browser would lay it out for that.
    if (isIntersecting || isInUse(target)) come(one)
    else leave(one)
  }
}

const isInUse = (element: Element) =>
  element.contains(document.activeElement) || getSelection()?.containsNode(element, true) === true

function come(one: Watched): void {
  forget(one)
  if (!one.isNear) wait(coming, one)
}

function leave(one: Watched): void {
  coming.delete(one)
  if (!one.isNear || going.has(one)) return
  left.add(one)
  const [longest] = left
  if (!longest || left.size <= mostLeft) return
  left.delete(longest)
  wait(going, longest)
}

function forget(one: Watched): void {
  for (const set of [coming, going, left]) set.delete(one)
}

let isShowing = false

function wait(where: Set<Watched>, one: Watched): void {
  where.add(one)
  if (!isShowing) requestAnimationFrame(showNext)
  isShowing = true
}

/** One element a frame, those that came near first: several at once would be a long task. */
function showNext(): void {
  const [one] = coming.size > 0 ? coming : going
  isShowing = one !== undefined
  if (!one) return
  forget(one)
  one.isNear = !one.isNear
  one.show(one.isNear)
  requestAnimationFrame(showNext)
}

/**
 * Whether an element is far from the screen, was not among the last that were near, and nothing in it has the focus or is
 * selected. `first` is what holds until the browser says it, which happens only while `isAsked`.
 */
export function useIsFar<T extends HTMLElement>(first: boolean, isAsked: boolean): [RefCallback<T>, boolean] {
  const [isFar, setIsFar] = useState(first)
  const [one] = useState<Watched>(() => ({
    isNear: !first,
    show: (isNear) => startTransition(() => setIsFar(!isNear)),
  }))
  const ref = useCallback(
    (element: T | null) => {
      if (!element || !isAsked) return
      watched.set(element, one)
      getObserver().observe(element)
      return () => {
        getObserver().unobserve(element)
        leave(one)
      }
    },
    [isAsked, one],
  )
  useEffect(() => () => forget(one), [one])
  return [ref, isFar]
}
