import { TextField, type TextFieldProps } from '#components/ui/fields/TextField.tsx'
import { useFormField } from './useFormField.ts'

export type FormTextFieldProps = Omit<TextFieldProps, 'value' | 'error'> & {
  name: string
}

/** A TextField of the surrounding form. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const { field, error } = useFormField<string>(name)
  return <TextField {...rest} {...field} error={error} />
}
