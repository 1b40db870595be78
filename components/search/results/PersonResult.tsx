import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import { Face } from '#components/people/Face.tsx'
import { MemberLink } from '#components/people/MemberLink.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Rate } from '#components/people/Rate.tsx'
import { Verified } from '#components/people/Verified.tsx'
import { Card } from '#components/ui/Card.tsx'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { RowSkeleton, Shapes } from '#components/ui/lists/Skeleton.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'

/** A card has no `can`; these two are allowed to every validated account. */
const openToAll = { report: true, mute: true, block: true }

/** A person found; the whole card is a link. */
export function PersonResult({ person }: { person: UserCard }) {
  const t = useTranslations('search')
  const placeName = usePlaceName()
  const me = useMe()
  const isOther = me?.validated === true && me.id !== person.id
  return (
    <Card
      as="article"
      className="group relative flex min-h-22 items-center gap-4 transition-shadow hover:shadow-lifted"
    >
      <Face user={person} size={56} />
      <div className="min-w-0 grow">
        <h3
          className={clsx('flex items-center gap-1.5 font-sans text-base font-semibold', isOther && 'pr-8')}
        >
          <MemberLink
            href={paths.user(person.id)}
            className="line-clamp-2 min-w-0 break-words after:absolute after:inset-0 after:rounded-card group-hover:text-brand"
          >
            {person.name}
          </MemberLink>
          <Verified user={person} size={18} />
        </h3>
        <p className="truncate text-muted text-sm">
          {placeName(person) || t(person.provider ? 'organisation' : 'volunteer')}
        </p>
        <Rate user={person} />
      </div>
      {isOther && <PersonMenu user={{ ...person, can: openToAll }} className="absolute top-1 right-1 z-10" />}
    </Card>
  )
}

/** The skeleton of PersonResults. */
export function PersonShapes() {
  return (
    <div className={cardGrid}>
      <Shapes count={3}>
        <Card className="grid min-h-22">
          <RowSkeleton
            className="items-center gap-4"
            image="size-14 rounded-pill"
            lines={['h-5 w-3/5', 'h-4 w-2/5']}
          />
        </Card>
      </Shapes>
    </div>
  )
}
