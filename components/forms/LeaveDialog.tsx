import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'

type LeaveDialogProps = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asks before what was typed is lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('common.ui')
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}
