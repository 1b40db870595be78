import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'

interface WriteLinkProps {
  user: { id: string; name: string }
  className?: string
}

/** Straight into the conversation with somebody, old or new. Nothing for guests and for oneself. */
export function WriteLink({ user, className }: WriteLinkProps) {
  const t = useTranslations('common.messages')
  const me = useMe()
  if (!me || me.id === user.id) return null
  return (
    <ButtonLink
      href={paths.chat({ userId: user.id })}
      size="sm"
      variant="outline"
      icon={<MessageCircle size={18} aria-hidden />}
      aria-label={t('writeTo', { name: user.name })}
      className={className}
    >
      {t('write')}
    </ButtonLink>
  )
}
