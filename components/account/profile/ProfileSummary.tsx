import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Rate } from '#components/people/Rate.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { MapPin, Users } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { CardSkeleton } from '#components/ui/lists/Skeleton.tsx'
import type { Me } from '#contracts/account.ts'
import { useConnectionCount } from '#hooks/friends/count.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { Banner } from './Banner.tsx'
import { Availability, Interests } from './Facts.tsx'
import { SocialLinks } from './SocialLinks.tsx'

/** The viewer's profile in short, left of the feed. The page loads the dictionaries `posts` and `profile`. */
export function ProfileSummary() {
  const me = useMe()
  if (me === null) return null
  return me ? <Summary me={me} /> : <CardSkeleton image lines={2} />
}

function Summary({ me }: { me: Me }) {
  const t = useTranslations('posts.summary')
  const connections = useConnectionCount(me.id)
  const place = usePlaceName()(me)
  return (
    <Card as="aside" flush aria-label={t('label')}>
      <Banner user={me} lazy />
      <div className="flex flex-col items-center gap-1 px-4 pb-4 text-center">
        <Face user={me} size={72} className="-mt-10 border-4 border-card" />
        <Link
          href={paths.profile()}
          className="mt-1 line-clamp-2 rounded-control font-semibold hover:text-brand"
        >
          {me.name}
        </Link>
        {me.provider && <Rate user={me} compact />}
        {place && (
          <p className="flex max-w-full items-center gap-1.5 text-muted text-sm">
            <MapPin size={16} aria-hidden className="shrink-0" />
            <span className="truncate">{place}</span>
          </p>
        )}
        <p className="flex min-h-5 items-center gap-1.5 text-muted text-sm">
          {typeof connections === 'number' && (
            <>
              <Users size={16} aria-hidden className="shrink-0" />
              {t('connections', { count: connections })}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <ConfigChips me={me} />
        <ButtonLink href={paths.profile()} size="sm" variant="secondary" full>
          {t('profile')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The viewer's text, for volunteers also their interests and availability, and their links. */
function ConfigChips({ me }: { me: Me }) {
  return (
    <>
      {me.config.about && (
        <p className="line-clamp-4 whitespace-pre-line text-sm [overflow-wrap:anywhere]">{me.config.about}</p>
      )}
      {!me.provider && <Interests user={me} />}
      <Availability user={me} />
      <SocialLinks user={me} />
    </>
  )
}
