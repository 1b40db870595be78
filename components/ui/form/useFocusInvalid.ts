import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** Puts the focus on the first mistake of a form and brings it into sight. */
export function focusInvalid(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

/** A ref for the form element: each submit that fails, here or on the server, puts the focus on its first mistake. */
export function useFocusInvalid() {
  const form = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting, errors } = useFormikContext()
  const handled = useRef(0)
  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return
    // Also when nothing was wrong: a mistake typed later must not pull the focus away.
    handled.current = submitCount
    if (Object.keys(errors).length > 0) focusInvalid(form.current)
  }, [submitCount, isSubmitting, errors])
  return form
}
