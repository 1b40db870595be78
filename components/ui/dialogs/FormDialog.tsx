import { useTranslations } from 'next-intl'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button } from '../buttons/Button.tsx'
import { focusInvalid } from '../fields/useFocusInvalid.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

type FormDialogProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'size' | 'children'> & {
  /** The verb of the action. */
  send: ReactNode
  onSend: () => void
  loading?: boolean
  /** Something is taken from someone. */
  danger?: boolean
}

/** A dialog with a form: its fields, and at the bottom cancel and submit. */
export function FormDialog({ send, onSend, loading, danger, children, ...dialog }: FormDialogProps) {
  const t = useTranslations('common')
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onSend()
    // After the errors are rendered.
    setTimeout(() => focusInvalid(form))
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={dialog.onClose}>
        {t('ui.cancel')}
      </Button>
      <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={loading}>
        {send}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} footer={footer}>
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {children}
      </form>
    </Dialog>
  )
}
