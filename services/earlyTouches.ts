import { type EarlyTouches, earlyTouches } from '#lib/earlyTouches.ts'

type Field = EarlyTouches['typed'] extends Set<infer One> ? One : never

/**
 * React passes over what a field says already: the field is emptied as React would see it, then filled behind its
 * back, and then the change is told.
 */
function typeAgain(field: Field): void {
  const { value } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function toggleAgain(box: HTMLInputElement): void {
  box.checked = !box.checked
  box.click()
}

const isToggled = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type)

/** Does what people did while the page was only seen: what they typed is told, their last press is carried out. */
export function replayEarlyTouches(): void {
  const touches = earlyTouches()
  if (!touches) return
  touches.end()
  const { typed, pressed } = touches
  for (const field of typed) isToggled(field) ? toggleAgain(field) : typeAgain(field)
  typed.clear()
  delete touches.pressed
  // A form reads what was typed once it has drawn it.
  if (pressed?.isConnected)
    setTimeout(() => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()))
}
