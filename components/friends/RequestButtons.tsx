import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import type { ButtonLook } from '#components/ui/buttons/buttonClass.ts'
import { Check } from '#components/ui/icons.tsx'

type RequestButtonsProps = {
  user: { name: string }
  size?: ButtonLook['size']
  onAccept: () => void
  onDecline: () => void
}

/** Accepts or declines a received request. */
export function RequestButtons({ user: { name }, size, onAccept, onDecline }: RequestButtonsProps) {
  const t = useTranslations('friends.connect')
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size={size}
        icon={<Check size={18} aria-hidden />}
        aria-label={t('acceptFrom', { name })}
        onClick={onAccept}
      >
        {t('accept')}
      </Button>
      <Button size={size} variant="outline" aria-label={t('declineFrom', { name })} onClick={onDecline}>
        {t('decline')}
      </Button>
    </div>
  )
}
