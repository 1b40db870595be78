import { ChipGroup, type ChipGroupProps } from '#components/ui/buttons/ChipGroup.tsx'
import { useFormField } from './useFormField.ts'

type FormChipsProps<Value extends string> = Omit<ChipGroupProps<Value>, 'value' | 'onChange' | 'error'> & {
  name: string
}

/** A ChipGroup of the surrounding form; its value is a list. */
export function FormChips<Value extends string>({ name, ...rest }: FormChipsProps<Value>) {
  const { field, error, setValue } = useFormField<Value[]>(name)
  return <ChipGroup {...rest} name={name} value={field.value} onChange={setValue} error={error} />
}
