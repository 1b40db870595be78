import { useTranslations } from 'next-intl'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'

type LoginDialogProps = {
  onClose: () => void
  onRegister: () => void
}

/** The login in a dialog over the current page. */
export function LoginDialog({ onClose, onRegister }: LoginDialogProps) {
  const t = useTranslations('account.login')
  return (
    <Dialog open onClose={onClose} title={t('title')} size="sm">
      <LoginForm place="dialog" onRegister={onRegister} />
    </Dialog>
  )
}
