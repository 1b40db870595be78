import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/ButtonLink.tsx'
import type { User } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'

/** What the viewer may do with them, above the card's own link. */
export function ListedActions({ user }: { user: User }) {
  const t = useTranslations('directory')
  if (!user.can?.connect && !user.can?.message) return null
  return (
    <div className="relative z-10 mt-auto flex flex-wrap gap-2 self-start pt-2">
      {user.can.message && (
        <ButtonLink
          href={paths.chat({ userId: user.id })}
          size="sm"
          variant="outline"
          icon={<MessageCircle size={16} aria-hidden />}
          aria-label={t('messageTo', { name: user.name })}
        >
          {t('message')}
        </ButtonLink>
      )}
    </div>
  )
}
