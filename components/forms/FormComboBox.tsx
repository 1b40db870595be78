import { ComboBox, type ComboBoxProps } from '#components/ui/fields/ComboBox.tsx'
import { useFormField } from './useFormField.ts'

type FormComboBoxProps = Omit<ComboBoxProps, 'value' | 'onChange' | 'error'> & { name: string }

/** A ComboBox of the surrounding form. */
export function FormComboBox({ name, ...rest }: FormComboBoxProps) {
  const { field, error, setValue, touch } = useFormField<string>(name)
  return (
    <ComboBox {...rest} name={name} value={field.value} onChange={setValue} onBlur={touch} error={error} />
  )
}
