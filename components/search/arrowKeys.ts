import type { KeyboardEvent } from 'react'

const forward = new Set(['ArrowDown', 'ArrowRight'])
const back = new Set(['ArrowUp', 'ArrowLeft'])

/** Marks what the arrow keys move between, in the order of the screen: the field first, then every choice. */
export const choice = { 'data-choice': '' }

/**
 * Moves the focus from the field through the choices and back; in the field itself left and right move the caret. The
 * choices stay links and buttons: Tab and Enter work as usual.
 */
export function moveByArrowKeys(event: KeyboardEvent, inside: HTMLElement | null): void {
  const step = forward.has(event.key) ? 1 : back.has(event.key) ? -1 : 0
  const from = event.target
  if (!step || !inside || !(from instanceof HTMLElement)) return
  if (from instanceof HTMLInputElement && event.key !== 'ArrowDown') return
  const choices = [...inside.querySelectorAll<HTMLElement>('[data-choice]')]
  const next = choices[choices.indexOf(from) + step]
  if (!next || !choices.includes(from)) return
  event.preventDefault()
  next.focus()
}
