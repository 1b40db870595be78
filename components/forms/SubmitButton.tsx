import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '#components/ui/buttons/Button.tsx'

/** Submits the surrounding form; shows dots while it is sending. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" loading={isSubmitting} />
}
