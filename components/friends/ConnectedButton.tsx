import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { ButtonLook } from '#components/ui/buttons/buttonClass.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { UserCheck, UserMinus } from '#components/ui/icons.tsx'
import { Menu } from '#components/ui/menus/Menu.tsx'

type ConnectedButtonProps = {
  user: { name: string }
  size?: ButtonLook['size']
  onRemove: () => void
}

/** Connected; its menu ends the connection after a confirmation. */
export function ConnectedButton({ user: { name }, size, onRemove }: ConnectedButtonProps) {
  const t = useTranslations('friends.connect')
  const [confirming, setConfirming] = useState(false)
  const confirm = () => {
    setConfirming(false)
    onRemove()
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            size={size}
            variant="outline"
            icon={<UserCheck size={18} aria-hidden className="text-brand" />}
            aria-label={t('connectedWith', { name })}
          >
            {t('connected')}
          </Button>
        }
        items={[
          {
            id: 'remove',
            label: t('remove'),
            icon: <UserMinus size={18} aria-hidden />,
            danger: true,
            onAction: () => setConfirming(true),
          },
        ]}
      />
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={confirm}
        title={t('removeTitle', { name })}
        confirm={t('remove')}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
