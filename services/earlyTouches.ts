import { earlyTouches, type Field } from '#lib/earlyTouches.ts'

/**
 * React passes over what a field says already: as React sees it the field is made to say something else, then what it
 * said is put back behind React's back, and then the change is told.
 */
function typeAgain(field: Field): void {
  const { value } = field
  field.value = value ? '' : '-'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  tellChange(field)
}

function toggleAgain(box: HTMLInputElement): void {
  // Of several radios the last one holds: pressing another again would take its place.
  if (box.type === 'radio' && !box.checked) return
  box.checked = !box.checked
  box.click()
}

const tellChange = (field: Field): boolean => field.dispatchEvent(new Event('change', { bubbles: true }))

function touchAgain(field: Field): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) toggleAgain(field)
  // Files cannot be put into a field by its value; they are in it still.
  else if (field.type === 'file') tellChange(field)
  else typeAgain(field)
}

/** Does what people did while the page was only seen: what they typed is told, their last press is carried out. */
export function replayEarlyTouches(): void {
  const touches = earlyTouches()
  if (!touches) return
  touches.end()
  const { typed, pressed } = touches
  for (const field of typed) touchAgain(field)
  typed.clear()
  delete touches.pressed
  // A form reads what was typed once it has drawn it.
  if (pressed?.isConnected)
    setTimeout(() => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()))
}
