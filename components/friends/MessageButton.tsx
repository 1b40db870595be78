import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import type { ButtonLook } from '#components/ui/buttons/buttonClass.ts'
import { MessageCircle } from '#components/ui/icons.tsx'
import { paths } from '#lib/paths.ts'

type MessageButtonProps = {
  userId: string
  /** For screen readers, where several such buttons are side by side. */
  name?: string
  /** The icon alone, where the text does not fit: always, or in a narrow `@container`. */
  short?: boolean | 'narrow'
  size?: ButtonLook['size']
  variant?: ButtonLook['variant']
  className?: string
}

/** Opens the conversation with someone, new or existing. */
export function MessageButton({
  userId,
  name,
  short = false,
  size = 'sm',
  variant = 'outline',
  className,
}: MessageButtonProps) {
  const t = useTranslations('common.messages')
  const label = name ? t('writeTo', { name }) : t('write')
  return (
    <ButtonLink
      href={paths.chat({ userId })}
      size={size}
      variant={variant}
      className={className}
      icon={<MessageCircle size={18} aria-hidden />}
      aria-label={name || short ? label : undefined}
      title={short ? label : undefined}
    >
      {short === 'narrow' && <span className="@max-[10.5rem]:hidden">{t('write')}</span>}
      {!short && t('write')}
    </ButtonLink>
  )
}
