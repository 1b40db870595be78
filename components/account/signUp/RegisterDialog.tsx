import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { type Kind, RegisterFlow } from './RegisterFlow.tsx'

type RegisterDialogProps = {
  onClose: () => void
  onLogin: () => void
}

/** The registration in a dialog over the current page. */
export function RegisterDialog({ onClose, onLogin }: RegisterDialogProps) {
  const t = useTranslations('account.register')
  const [kind, setKind] = useState<Kind>('none')
  return (
    <Dialog open onClose={onClose} title={t('title')} size="sm" step={kind}>
      <RegisterFlow kind={kind} onKind={setKind} onLogin={onLogin} />
    </Dialog>
  )
}
