import { earlyTouches, type Field } from '#lib/earlyTouches.ts'

/** What a field contained before hydration: React overwrites it when another field changes. */
type Typed = { field: Field; value: string; checked: boolean }

const readField = (field: Field): Typed => ({
  field,
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
})

/**
 * React ignores a value that it already knows: the field first takes another value, then its prototype's setter
 * restores what was typed unseen by React, and then a change event is sent.
 */
function typeAgain(field: Field, value: string): void {
  field.value = value ? '' : '-'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  dispatchChange(field)
}

function toggleAgain(box: HTMLInputElement, checked: boolean): void {
  // Clicking a radio that is off would switch off the one that is on.
  if (box.type === 'radio' && !checked) return
  box.checked = !checked
  box.click()
}

const dispatchChange = (field: Field): boolean => field.dispatchEvent(new Event('change', { bubbles: true }))

function touchAgain({ field, value, checked }: Typed): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    toggleAgain(field, checked)
  // A script cannot set a file field; its files are still in it.
  else if (field.type === 'file') dispatchChange(field)
  else typeAgain(field, value)
}

const pressAgain = (pressed: HTMLButtonElement | HTMLFormElement): void =>
  pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Replays what people typed and pressed before hydration. Each replay has its own task, since a form must render one
 * change before it gets the next.
 */
export async function replayEarlyTouches(): Promise<void> {
  const touches = earlyTouches()
  if (!touches) return
  touches.end()
  for (const typed of [...touches.typed].map(readField)) {
    await nextTask()
    touchAgain(typed)
  }
  for (const pressed of touches.pressed) {
    await nextTask()
    if (pressed.isConnected) pressAgain(pressed)
  }
}
