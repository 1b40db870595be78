import { useTranslations } from 'next-intl'
import { Dialog } from '#components/ui/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'

interface LoginDialogProps {
  onClose: () => void
  onRegister: () => void
}

/** The login over the page one is on. */
export function LoginDialog({ onClose, onRegister }: LoginDialogProps) {
  const t = useTranslations('account.login')
  return (
    <Dialog open onClose={onClose} title={t('title')} size="sm">
      <LoginForm place="dialog" onRegister={onRegister} />
    </Dialog>
  )
}
