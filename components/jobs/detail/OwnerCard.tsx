import { BadgeCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Face } from '#components/account/Face.tsx'
import { Rate } from '#components/account/Rate.tsx'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { useMe } from '#hooks/session.ts'
import { useCountryName } from '../place.ts'

/** Who publishes the offer. */
export function OwnerCard({ owner }: { owner: UserCard }) {
  const t = useTranslations('jobs')
  const nameOf = useCountryName()
  const me = useMe()
  return (
    <Card className="flex items-center gap-4">
      <Face user={owner} size={56} />
      <div className="min-w-0">
        <h2 className="text-sm text-muted">{t('detail.organisation')}</h2>
        <p className="flex items-center gap-1.5 font-semibold">
          <span className="min-w-0">{owner.name}</span>
          {owner.verified && (
            <BadgeCheck
              size={18}
              role="img"
              aria-label={t('card.verified')}
              className="shrink-0 text-brand"
            />
          )}
        </p>
        <p className="text-sm text-muted">{[owner.city, nameOf(owner.country)].filter(Boolean).join(', ')}</p>
        {!owner.verified && <p className="text-sm text-muted">{t('detail.notVerified')}</p>}
        <Rate user={owner} />
        {me && me.id !== owner.id && <MessageButton userId={owner.id} name={owner.name} className="mt-3" />}
      </div>
    </Card>
  )
}
