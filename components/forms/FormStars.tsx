import { StarsInput, type StarsInputProps } from '#components/ui/fields/StarsInput.tsx'
import { useFormField } from './useFormField.ts'

type FormStarsProps = Omit<StarsInputProps, 'value' | 'onChange' | 'error'> & { name: string }

/** A StarsInput of the surrounding form; a number, 0 while nothing is chosen. */
export function FormStars({ name, ...rest }: FormStarsProps) {
  const { field, error, setValue } = useFormField<number>(name)
  return <StarsInput {...rest} name={name} value={field.value} onChange={setValue} error={error} />
}
