import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmFootProps = {
  onClose: () => void
  onConfirm: () => void
  /** The verb of the action ("Delete the offer"), never a bare yes. */
  confirm: ReactNode
  cancel?: ReactNode
  loading?: boolean
  /** False for what can be undone. */
  danger?: boolean
}

export type ConfirmDialogProps = ConfirmFootProps & {
  open: boolean
  title: ReactNode
  /** Names what is lost. */
  children: ReactNode
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ open, title, children, ...foot }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={foot.onClose}
      title={title}
      footer={<ConfirmFoot {...foot} />}
      size="sm"
      alert
    >
      {children}
    </Dialog>
  )
}

/** The two answers to such a question. */
export function ConfirmFoot({
  onClose,
  onConfirm,
  confirm,
  cancel,
  loading,
  danger = true,
}: ConfirmFootProps) {
  const t = useTranslations('common')
  return (
    <>
      <Button variant="quiet" onClick={onClose}>
        {cancel ?? t('ui.cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
}
