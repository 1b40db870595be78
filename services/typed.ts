type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field contained before hydration: React overwrites it when another field changes. */
type Typed = { field: Field; value: string; checked: boolean }

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** Whether a field differs from the HTML. Switching a radio on switches the other one off by itself. */
function isTyped(field: Field): boolean {
  if (isToggle(field))
    return field.type === 'radio'
      ? field.checked && !field.defaultChecked
      : field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    return field.value !== (options.find((one) => one.defaultSelected) ?? options[0])?.value
  }
  if (field.type === 'file') return field.value !== ''
  return field.type !== 'hidden' && field.value !== field.defaultValue
}

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

const dispatchChange = (field: Field): boolean => field.dispatchEvent(new Event('change', { bubbles: true }))

function touchAgain({ field, value, checked }: Typed): void {
  // A script cannot set a file field; its files are still in it.
  if (field.type === 'file') dispatchChange(field)
  else if (isToggle(field)) {
    field.checked = !checked
    field.click()
  } else typeAgain(field, value)
}

/**
 * Reports to React what people typed, ticked and chose before hydration, as if they did it now. The events are sent
 * after the commit that calls this and in its own task, so that nobody types in between.
 */
export function keepTyped(): void {
  const fields = document.querySelectorAll<Field>('input, textarea, select')
  const typed = [...fields].filter(isTyped).map((field) => ({
    field,
    value: field.value,
    checked: isToggle(field) && field.checked,
  }))
  if (typed.length > 0) queueMicrotask(() => typed.forEach(touchAgain))
}
