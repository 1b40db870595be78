import type { ReactNode } from 'react'
import { ConnectButton } from '#components/friends/ConnectButton.tsx'
import { MessageButton } from '#components/friends/MessageButton.tsx'
import { PersonMenu } from '#components/moderation/PersonMenu.tsx'
import { Face } from '#components/people/Face.tsx'
import { MemberLink } from '#components/people/MemberLink.tsx'
import { usePlaceName } from '#components/people/place.ts'
import { Rate } from '#components/people/Rate.tsx'
import { Verified } from '#components/people/Verified.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Image } from '#components/ui/Image.tsx'
import { MapPin } from '#components/ui/icons.tsx'
import { overImage } from '#components/ui/overImage.ts'
import type { ListedUser } from '#contracts/directory.ts'
import { bannerAddress } from '#lib/banner.ts'
import { paths } from '#lib/paths.ts'

type ListedCardProps = {
  user: ListedUser
  /** More facts to see at a glance. */
  children?: ReactNode
}

/** Someone in the directory: banner, avatar, name, place and the start of their text; the whole card is a link. */
export function ListedCard({ user, children }: ListedCardProps) {
  const { id, name, config } = user
  const place = usePlaceName()(user)
  return (
    <Card as="article" flush className="group relative flex flex-col transition-shadow hover:shadow-lifted">
      <Image src={bannerAddress(user, 512)} alt="" width={512} ratio="3 / 1" />
      <div className="flex grow flex-col gap-2 p-4">
        <Face user={user} size={64} className="-mt-11 border-4 border-card" />
        <h3 className="flex items-center gap-1.5 text-lg leading-6">
          <MemberLink
            href={paths.user(id)}
            className="line-clamp-2 min-w-0 break-words after:absolute after:inset-0 after:rounded-card group-hover:text-brand"
          >
            {name}
          </MemberLink>
          <Verified user={user} size={20} />
        </h3>
        <Rate user={user} />
        {place && (
          <p className="flex items-center gap-1.5 text-muted text-sm">
            <MapPin size={16} aria-hidden className="shrink-0" />
            <span className="truncate">{place}</span>
          </p>
        )}
        {config.about && <p className="line-clamp-2 break-words text-sm">{config.about}</p>}
        {children}
        <ListedActions user={user} />
      </div>
      {user.can?.report && <PersonMenu user={user} className={overImage} />}
    </Card>
  )
}

/** The actions on someone in the list, above the card's own link and in one line. */
function ListedActions({ user }: { user: ListedUser }) {
  if (!user.can?.connect && !user.can?.message) return null
  return (
    <div className="relative z-10 mt-auto flex items-start gap-2 self-start pt-2">
      <ConnectButton user={user} known={user.friends} variant="secondary" />
      {user.can.message && <MessageButton short userId={user.id} name={user.name} />}
    </div>
  )
}
