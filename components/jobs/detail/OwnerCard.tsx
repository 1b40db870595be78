import { useTranslations } from 'next-intl'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Rate } from '#components/people/Rate.tsx'
import { Verified } from '#components/people/Verified.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Link } from '#components/ui/Link.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'

type OwnerCardProps = {
  owner: UserCard
  /** Its message button is elsewhere on the page. */
  buttonElsewhere?: boolean
}

/** The organisation that publishes the offer. */
export function OwnerCard({ owner, buttonElsewhere = false }: OwnerCardProps) {
  const t = useTranslations('jobs.detail')
  const placeName = usePlaceName()
  const me = useMe()
  return (
    <Card className="flex items-center gap-4">
      <Face user={owner} size={56} />
      <div className="flex min-w-0 flex-col items-start">
        <h2 className="font-medium font-sans text-muted text-sm">{t('organisation')}</h2>
        <p className="flex max-w-full items-center gap-1.5 font-semibold">
          <Link
            href={paths.user(owner.id)}
            className="line-clamp-3 min-w-0 break-words hover:text-brand hover:underline"
          >
            {owner.name}
          </Link>
          <Verified user={owner} size={18} />
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{placeName(owner)}</p>
        {!owner.verified && <p className="text-sm text-muted">{t('notVerified')}</p>}
        <Rate user={owner} />
        {!buttonElsewhere && me && me.id !== owner.id && (
          <MessageButton userId={owner.id} name={owner.name} className="mt-3" />
        )}
      </div>
    </Card>
  )
}
