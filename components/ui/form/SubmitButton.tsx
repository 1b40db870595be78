import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../Button.tsx'

/** Sends the form around it; shows dots while it is on its way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" loading={isSubmitting} />
}
