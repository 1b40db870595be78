import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** Names what is lost. */
  children: ReactNode
  /** The verb of the action ("Delete the offer"), never a bare yes. */
  confirm: ReactNode
  cancel?: ReactNode
  loading?: boolean
  /** False for what can be undone. */
  danger?: boolean
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  cancel,
  loading,
  danger = true,
}: ConfirmDialogProps) {
  const t = useTranslations('common')
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {cancel ?? t('ui.cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={footer} size="sm" alert>
      {children}
    </Dialog>
  )
}
