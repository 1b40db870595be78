import { ChipGroup, type ChipGroupProps } from '#components/ui/ChipGroup.tsx'
import { useFormField } from '#components/ui/form/useFormField.ts'
import { partsOf } from '#contracts/rules.ts'

type CommaChipsProps<Value extends string> = Omit<ChipGroupProps<Value>, 'value' | 'onChange' | 'error'> & {
  name: string
}

/** A ChipGroup of the form around it whose value travels as "education,sports". */
export function CommaChips<Value extends string>({ name, options, ...rest }: CommaChipsProps<Value>) {
  const { field, error, setValue } = useFormField<string>(name)
  const chosen = partsOf(field.value)
  const value = options.map(({ id }) => id).filter((one) => chosen.includes(one))
  return (
    <ChipGroup
      {...rest}
      name={name}
      options={options}
      value={value}
      onChange={(next) => setValue(next.join(','))}
      error={error}
    />
  )
}
