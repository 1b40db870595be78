import clsx from 'clsx'
import { Form as FormikForm, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useFocusInvalid } from '#components/ui/fields/useFocusInvalid.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { getFaults } from './useErrorsFollow.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useSentence } from './useSentence.ts'

type FormProps = ComponentProps<typeof FormikForm> & {
  /** Asks before leaving while something typed is not saved. */
  guarded?: boolean
}

/** The form element inside a Formik: after a failed submit the first invalid field has the focus. */
export function Form({ guarded = false, className, children, ...rest }: FormProps) {
  const t = useTranslations('common.ui')
  const { dirty, isSubmitting } = useFormikContext()
  const form = useFocusInvalid(useFieldlessAlert())
  return (
    // By the way of the form's own method nothing that is typed gets into an address.
    <FormikForm
      {...rest}
      ref={form}
      method="post"
      noValidate
      className={clsx('flex flex-col gap-5', className)}
    >
      <noscript>{t('needsScript')}</noscript>
      {guarded && <LeaveGuard when={dirty && !isSubmitting} />}
      {children}
    </FormikForm>
  )
}

/** Returns a function that shows the error of a value without a field of its own in the alert. */
function useFieldlessAlert() {
  const { errors, status, setStatus } = useFormikContext()
  const getSentence = useSentence()
  return () => {
    const [rule] = Object.values(getFaults(errors))
    if (rule && !status) setStatus(getSentence(rule))
  }
}

/** Asks before leaving a form with unsaved text. */
function LeaveGuard({ when }: { when: boolean }) {
  const { asking, stay, leave } = useLeaveGuard(when)
  return <LeaveDialog open={asking} onStay={stay} onLeave={leave} />
}
