import { brand } from './brand.ts'
import { isRecord } from './json.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What was done on a page that could be seen before it was alive. */
export type EarlyTouches = {
  typed: Set<Field>
  /** Buttons, and forms that were sent without one, as they were pressed; more presses of impatience are one. */
  pressed: Set<HTMLButtonElement | HTMLFormElement>
  /** From here on the page answers by itself, and nothing more is kept of it. */
  end(): void
}

/** Where the document keeps them until the page is alive. */
export const earlyTouchesName = `${brand.slug}EarlyTouches`

/** What is kept under that name until the page is alive. */
export function earlyTouches(): EarlyTouches | undefined {
  const stored: unknown = Reflect.get(globalThis, earlyTouchesName)
  const isRecorded = (it: unknown): it is EarlyTouches => isRecord(it) && it.typed instanceof Set
  return isRecorded(stored) ? stored : undefined
}

/**
 * Runs in the document, as text, before any script has come: nothing from outside its braces is known to it. What is
 * typed and pressed is remembered, and no form is sent by the browser itself, which would write a password into the
 * address.
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
