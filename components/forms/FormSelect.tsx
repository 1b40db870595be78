import { Select, type SelectProps } from '#components/ui/fields/Select.tsx'
import { useFormField } from './useFormField.ts'

/** A Select of the surrounding form. */
export function FormSelect({ name, ...rest }: Omit<SelectProps, 'value' | 'error'> & { name: string }) {
  const { field, error } = useFormField<string>(name)
  return <Select {...rest} {...field} error={error} />
}
