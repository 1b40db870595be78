import { BadgeCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Face } from '#components/account/Face.tsx'
import { Rate } from '#components/account/Rate.tsx'
import type { UserCard } from '#contracts/shapes.ts'

/** The organisation behind an offer, with its stars once it has some. */
export function OwnerLine({ owner }: { owner: UserCard }) {
  const t = useTranslations('jobs.card')
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <Face user={owner} size={24} />
      <span className="truncate">{owner.name}</span>
      {owner.verified && (
        <BadgeCheck size={16} role="img" aria-label={t('verified')} className="shrink-0 text-brand" />
      )}
      <Rate user={owner} compact />
    </p>
  )
}
