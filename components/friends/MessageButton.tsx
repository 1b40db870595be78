import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { ButtonLook } from '#components/ui/buttonClass.ts'
import { paths } from '#lib/paths.ts'

interface MessageButtonProps {
  userId: string
  /** Read aloud where several such buttons stand together. */
  name?: string
  size?: ButtonLook['size']
  variant?: ButtonLook['variant']
}

/** Leads to the conversation with somebody, there already or not. */
export function MessageButton({ userId, name, size = 'sm', variant = 'outline' }: MessageButtonProps) {
  const t = useTranslations('friends.connect')
  return (
    <ButtonLink
      href={paths.chat({ userId })}
      size={size}
      variant={variant}
      icon={<MessageCircle size={18} aria-hidden />}
      aria-label={name ? t('messageTo', { name }) : undefined}
    >
      {t('message')}
    </ButtonLink>
  )
}
