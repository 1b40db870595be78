import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { ButtonLook } from '#components/ui/buttons/buttonClass.ts'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Clock, Ellipsis, Undo2 } from '#components/ui/icons.tsx'
import { Menu } from '#components/ui/menus/Menu.tsx'

type RequestedButtonProps = {
  user: { name: string }
  size?: ButtonLook['size']
  onWithdraw: () => void
}

/** A sent request that is not answered yet, with a menu to cancel it. */
export function RequestedButton({ user: { name }, size, onWithdraw }: RequestedButtonProps) {
  const t = useTranslations('friends.connect')
  return (
    <div className="flex items-center gap-1">
      <Button
        size={size}
        variant="outline"
        // Beside the menu and a message there is no more room on the narrowest phones.
        className="max-sm:px-2.5"
        disabled
        icon={<Clock size={18} aria-hidden />}
        aria-label={t('requestedTo', { name })}
      >
        {t('requested')}
      </Button>
      <Menu
        trigger={
          <IconButton
            className="mouse:size-9"
            label={t('options', { name })}
            icon={<Ellipsis size={18} aria-hidden />}
          />
        }
        items={[
          {
            id: 'withdraw',
            label: t('withdraw'),
            icon: <Undo2 size={18} aria-hidden />,
            onAction: onWithdraw,
          },
        ]}
      />
    </div>
  )
}
