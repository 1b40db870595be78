import { brand } from './brand.ts'
import { isRecord } from './json.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The input on a page before its hydration. */
export type EarlyTouches = {
  typed: Set<Field>
  /** Pressed buttons, and forms submitted without one, in order; repeated presses count once. */
  pressed: Set<HTMLButtonElement | HTMLFormElement>
  /** Stops recording, once the page is hydrated. */
  end(): void
}

/** The property of the window that stores them until hydration. */
export const earlyTouchesName = `${brand.slug}EarlyTouches`

/** Returns the input stored until hydration. */
export function earlyTouches(): EarlyTouches | undefined {
  const stored: unknown = Reflect.get(globalThis, earlyTouchesName)
  const isRecorded = (it: unknown): it is EarlyTouches => isRecord(it) && it.typed instanceof Set
  return isRecorded(stored) ? stored : undefined
}

/**
 * Runs in the document, as text, before any script, so it may use nothing from outside its braces. Records input and stops
 * native form submissions, which would write a password into the address.
 */
export function recordEarlyTouches(name: string): void {
  const root = document.documentElement
  const touches: EarlyTouches = {
    typed: new Set(),
    pressed: new Set(),
    end() {
      removeEventListener('input', type, true)
      removeEventListener('click', press, true)
      removeEventListener('submit', press, true)
      delete root.dataset.waking
      Reflect.deleteProperty(globalThis, name)
    },
  }
  function type({ target }: Event) {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    if (isField) touches.typed.add(target)
  }
  function press(event: Event) {
    const { target } = event
    const pressed =
      target instanceof HTMLFormElement ? target : target instanceof Element && target.closest('button')
    if (!pressed || (pressed instanceof HTMLFormElement && event.type !== 'submit')) return
    event.preventDefault()
    event.stopPropagation()
    touches.pressed.add(pressed)
    root.dataset.waking = ''
  }
  addEventListener('input', type, true)
  addEventListener('click', press, true)
  addEventListener('submit', press, true)
  Object.assign(globalThis, { [name]: touches })
}
