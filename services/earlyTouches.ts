import { earlyTouches, type Field } from '#lib/earlyTouches.ts'

/** A field, and what it said when the page came to life: React draws over it as soon as it hears of another one. */
type Typed = { field: Field; value: string; checked: boolean }

const typedInto = (field: Field): Typed => ({
  field,
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
})

/**
 * React passes over what a field says already: as React sees it the field is made to say something else, then what was
 * typed is put back behind React's back, and then the change is told.
 */
function typeAgain(field: Field, value: string): void {
  field.value = value ? '' : '-'
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  tellChange(field)
}

function toggleAgain(box: HTMLInputElement, checked: boolean): void {
  // Of several radios the last one holds: pressing another again would take its place.
  if (box.type === 'radio' && !checked) return
  box.checked = !checked
  box.click()
}

const tellChange = (field: Field): boolean => field.dispatchEvent(new Event('change', { bubbles: true }))

function touchAgain({ field, value, checked }: Typed): void {
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    toggleAgain(field, checked)
  // Files cannot be put into a field by its value; they are in it still.
  else if (field.type === 'file') tellChange(field)
  else typeAgain(field, value)
}

const pressAgain = (pressed: HTMLButtonElement | HTMLFormElement): void =>
  pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Does what people did while the page was only seen: what they typed is told, what they pressed is carried out. Each in
 * a task of its own, as theirs were: a form draws one before it hears of the next.
 */
export async function replayEarlyTouches(): Promise<void> {
  const touches = earlyTouches()
  if (!touches) return
  touches.end()
  for (const typed of [...touches.typed].map(typedInto)) {
    await nextTask()
    touchAgain(typed)
  }
  for (const pressed of touches.pressed) {
    await nextTask()
    if (pressed.isConnected) pressAgain(pressed)
  }
}
