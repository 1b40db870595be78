import { CheckBox, type CheckBoxProps } from '#components/ui/fields/CheckBox.tsx'
import { useFormField } from './useFormField.ts'

/** A CheckBox of the surrounding form; its value is a boolean. */
export function FormCheckBox({ name, ...rest }: Omit<CheckBoxProps, 'checked' | 'error'> & { name: string }) {
  const { field, error, setValue, touch } = useFormField<boolean>(name)
  return (
    <CheckBox
      {...rest}
      name={name}
      checked={field.value}
      error={error}
      onChange={(event) => setValue(event.target.checked)}
      onBlur={touch}
    />
  )
}
