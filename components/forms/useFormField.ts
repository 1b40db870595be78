import { useField, useFormikContext } from 'formik'
import { useSentence } from './useSentence.ts'

/** The props of a control of a form: value, setters, and the error as a sentence once it may be shown. */
export function useFormField<Value>(name: string) {
  const [field, meta, helpers] = useField<Value>(name)
  const { submitCount } = useFormikContext()
  const getSentence = useSentence()
  const showsError = meta.touched || submitCount > 0
  const rule: unknown = meta.error
  return {
    field,
    error: showsError && typeof rule === 'string' ? getSentence(rule) : undefined,
    setValue: (value: Value) => void helpers.setValue(value),
    touch: () => void helpers.setTouched(true),
  }
}
