import { DateField, type DateFieldProps } from '#components/ui/fields/DateField.tsx'
import { useFormField } from './useFormField.ts'

type FormDateFieldProps = Omit<DateFieldProps, 'value' | 'onChange' | 'error'> & { name: string }

/** A DateField of the surrounding form; yyyy-mm-dd or empty. */
export function FormDateField({ name, ...rest }: FormDateFieldProps) {
  const { field, error, setValue, touch } = useFormField<string | null>(name)
  return (
    <DateField {...rest} name={name} value={field.value} onChange={setValue} onBlur={touch} error={error} />
  )
}
