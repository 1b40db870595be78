import { PasswordField } from '#components/ui/fields/PasswordField.tsx'
import type { FormTextFieldProps } from './FormTextField.tsx'
import { useFormField } from './useFormField.ts'

/** A PasswordField of the surrounding form. */
export function FormPassword({ name, ...rest }: Omit<FormTextFieldProps, 'type' | 'end'>) {
  const { field, error } = useFormField<string>(name)
  return <PasswordField {...rest} {...field} error={error} />
}
