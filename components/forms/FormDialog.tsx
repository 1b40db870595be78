import { type FormikValues, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog, type DialogProps, type DialogView } from '#components/ui/dialogs/Dialog.tsx'
import { ContractForm, type ContractFormProps } from './ContractForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type FormDialogProps<Values extends FormikValues, Sent> = Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'size'
> &
  Pick<ContractFormProps<Values, Sent>, 'initial' | 'rules' | 'toInput' | 'send'> & {
    /** The verb of the action. */
    action: ReactNode
    /** Something is taken from someone. */
    danger?: boolean
    /** What the dialog shows in place of the form. */
    after?: DialogView
    children: ReactNode
  }

/** A dialog with a form: its fields, and at the bottom cancel and submit. */
export function FormDialog<Values extends FormikValues, Sent>(props: FormDialogProps<Values, Sent>) {
  const { open, onClose, title, size, action, danger, after, children, ...form } = props
  const t = useTranslations('common')
  const id = useId()
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
      <SubmitButton form={id} variant={danger ? 'danger' : 'primary'}>
        {action}
      </SubmitButton>
    </>
  )
  return (
    <ContractForm
      {...form}
      id={id}
      frame={(fields) => (
        <>
          <AlertEnd when={!open} />
          <Dialog open={open} onClose={onClose} {...(after ?? { title, size, footer, children: fields })} />
        </>
      )}
    >
      {children}
    </ContractForm>
  )
}

/** An alert of the last attempt is gone when the dialog opens again. */
function AlertEnd({ when }: { when: boolean }) {
  const { setStatus } = useFormikContext()
  const end = useEffectEvent(() => setStatus(undefined))
  useEffect(() => {
    if (when) end()
  }, [when])
  return null
}
