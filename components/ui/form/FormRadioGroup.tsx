import { RadioGroup, type RadioGroupProps } from '../RadioGroup.tsx'
import { useFormField } from './useFormField.ts'

type FormRadioGroupProps<Value extends string> = Omit<
  RadioGroupProps<Value>,
  'value' | 'onChange' | 'error'
> & { name: string }

/** A RadioGroup of the form around it. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: FormRadioGroupProps<Value>) {
  const { field, error, setValue } = useFormField<Value | ''>(name)
  return <RadioGroup {...rest} name={name} value={field.value} onChange={setValue} error={error} />
}
