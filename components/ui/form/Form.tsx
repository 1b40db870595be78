import clsx from 'clsx'
import { Form as FormikForm, useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useFocusInvalid } from './useFocusInvalid.ts'

interface FormProps extends ComponentProps<typeof FormikForm> {
  /** Asks before leaving while something typed is not saved. */
  guarded?: boolean
}

/** The form element inside a Formik: after a failed submit the first invalid field has the focus. */
export function Form({ guarded = false, className, children, ...rest }: FormProps) {
  const { dirty, isSubmitting } = useFormikContext()
  const form = useFocusInvalid()
  return (
    <FormikForm {...rest} ref={form} noValidate className={clsx('flex flex-col gap-5', className)}>
      {guarded && <LeaveGuard when={dirty && !isSubmitting} />}
      {children}
    </FormikForm>
  )
}
