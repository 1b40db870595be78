import { TextArea, type TextAreaProps } from '#components/ui/fields/TextArea.tsx'
import { useFormField } from './useFormField.ts'

/** A TextArea of the surrounding form. */
export function FormTextArea({ name, ...rest }: Omit<TextAreaProps, 'value' | 'error'> & { name: string }) {
  const { field, error } = useFormField<string>(name)
  return <TextArea {...rest} {...field} error={error} />
}
