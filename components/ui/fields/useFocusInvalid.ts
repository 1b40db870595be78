import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Focuses the first invalid field of a form and scrolls it into view. Returns whether there is one. */
export function focusInvalid(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
  return Boolean(first)
}

/**
 * A ref for the form element: each submit that fails, here or on the server, focuses the first invalid field. `onNone`
 * is called when no field shows the errors.
 */
export function useFocusInvalid(onNone: () => void) {
  const showNone = useEffectEvent(onNone)
  const form = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting, errors } = useFormikContext()
  const handled = useRef(0)
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return
    // Also when nothing was wrong: an error typed later must not move the focus.
    handled.current = submitCount
    if (Object.keys(errors).length > 0 && !focusInvalid(form.current)) showNone()
  }, [submitCount, isSubmitting, errors])
  return form
}
