import { useTranslations } from 'next-intl'
import { Rate } from '#components/people/Rate.tsx'
import { showRatings } from '#components/ratings/showRatings.ts'
import { UsersRound } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import type { User } from '#contracts/shapes.ts'
import { useConnectionCount } from '#hooks/friends/count.ts'
import { useMember } from '#hooks/session/session.ts'
import { type ProfileTab, ratingsId } from '#lib/paths.ts'

type OrganisationStatusProps = {
  user: User
  path: (tab: ProfileTab) => string
}

const link = 'inline-flex min-h-11 items-center md:min-h-6 gap-1.5 text-sm hover:text-brand hover:underline'

/** Under the name: the number of connections and, for organisations, the rating. */
export function OrganisationStatus({ user, path }: OrganisationStatusProps) {
  const t = useTranslations('profile')
  const isMember = useMember() !== null
  const isRated = Number(user.rate_count) > 0
  return (
    <ul className="-my-1 flex flex-wrap items-center gap-x-5 md:mt-1 md:mb-0 md:gap-y-1">
      {isMember && <Connections user={user} path={path} />}
      {user.provider && (
        <li className="flex min-h-6 items-center text-muted text-sm">
          {isRated ? (
            <Link
              href={`${path('profile')}#${ratingsId}`}
              scroll={false}
              onClick={showRatings}
              className={link}
            >
              <Rate user={user} />
            </Link>
          ) : (
            t('notRated')
          )}
        </li>
      )}
    </ul>
  )
}

function Connections({ user, path }: OrganisationStatusProps) {
  const t = useTranslations('profile')
  const count = useConnectionCount(user.id)
  if (count === null) return null
  return (
    <li className="flex">
      {count === undefined ? (
        <Skeleton className="h-5 w-28" />
      ) : (
        <Link href={path('friends')} scroll={false} className={`${link} text-muted`}>
          <UsersRound size={16} aria-hidden />
          {t('connections', { count })}
        </Link>
      )}
    </li>
  )
}
