import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

/** Asks before leaving a form with unsaved text. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useTranslations('common.ui')
  const { asking, stay, leave } = useLeaveGuard(when)
  return (
    <ConfirmDialog
      open={asking}
      onClose={stay}
      onConfirm={leave}
      title={t('leaveTitle')}
      confirm={t('leave')}
      cancel={t('stay')}
    >
      {t('leaveText')}
    </ConfirmDialog>
  )
}
