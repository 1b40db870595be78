import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { User } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'

/** What one may do with somebody: as far as the server says one can. */
export function PersonActs({ user }: { user: User }) {
  const t = useTranslations('profile')
  if (!user.can?.message) return null
  return (
    <ButtonLink
      href={paths.chat({ userId: user.id })}
      size="sm"
      variant="outline"
      icon={<MessageCircle size={18} aria-hidden />}
    >
      {t('message')}
    </ButtonLink>
  )
}
