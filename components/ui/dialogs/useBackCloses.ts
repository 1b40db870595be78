import Router from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { isLoadingPage } from '#lib/pageLoad.ts'

/** Where Back is a gesture: on phones and tablets. */
const thumbs = '(width < 48rem), (pointer: coarse)'

/** The key in a history entry's state that marks it as a sheet's. */
const mark = 'sheet'

type Sheet = { entry: number; close: () => void }

/** The open sheets, the topmost last. */
const sheets: Sheet[] = []
let lastEntry = 0
/** History steps that are our own: the router is not notified of them. */
let ownSteps = 0
let isRouting = false
/** The step back over a closed sheet's entry, delayed until nothing else happens. */
let stepping: ReturnType<typeof setTimeout> | undefined

const toEntry = (state: unknown): number | undefined => {
  const found: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, mark) : undefined
  return typeof found === 'number' ? found : undefined
}

function step(back: boolean): void {
  ownSteps += 1
  if (back) history.back()
  else history.forward()
}

/** Runs before the router's own listener and stops events about sheets. */
function onPopState(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps -= 1
    event.stopImmediatePropagation()
    return
  }
  const top = sheets.pop()
  if (top) {
    event.stopImmediatePropagation()
    top.close()
    // The sheet has navigated (a filter, say): that stays.
    if (location.pathname + location.search !== Router.asPath) step(false)
  } else if (toEntry(event.state) !== undefined) {
    // The entry of a sheet that is closed already: one step more.
    event.stopImmediatePropagation()
    history.back()
  }
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', onPopState, { capture: true })
  Router.events.on('routeChangeStart', () => {
    isRouting = true
  })
  for (const ended of ['routeChangeComplete', 'routeChangeError'] as const)
    Router.events.on(ended, () => {
      isRouting = false
    })
}

function open(close: () => void): Sheet {
  listen()
  const current = toEntry(history.state)
  // A sheet that replaces another takes over its entry.
  const isFree = current !== undefined && sheets.every(({ entry }) => entry !== current)
  if (isFree) clearTimeout(stepping)
  else {
    lastEntry = Math.max(lastEntry, current ?? 0) + 1
    history.pushState({ ...history.state, [mark]: lastEntry }, '')
  }
  const sheet = { entry: isFree ? current : lastEntry, close }
  sheets.push(sheet)
  return sheet
}

function leave(sheet: Sheet): void {
  const place = sheets.indexOf(sheet)
  // Back has closed it.
  if (place < 0) return
  sheets.splice(place, 1)
  clearTimeout(stepping)
  stepping = setTimeout(() => {
    // A page that the sheet navigated to stays; a step back would cancel another that loads.
    if (!isRouting && !isLoadingPage() && toEntry(history.state) === sheet.entry) step(true)
  })
}

/** On phones Back closes the overlay, and the page stays. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !globalThis.matchMedia?.(thumbs).matches) return
    const sheet = open(() => close())
    return () => leave(sheet)
  }, [isOpen])
}
