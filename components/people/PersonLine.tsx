import type { ReactNode } from 'react'
import { RowSkeleton } from '#components/ui/lists/Skeleton.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'
import { Face } from './Face.tsx'
import { MemberLink } from './MemberLink.tsx'
import { Rate } from './Rate.tsx'
import { Verified } from './Verified.tsx'

type PersonLineProps = {
  user: UserCard
  /** A secondary line under the name. */
  children?: ReactNode
  /** The actions, beside or below. */
  act?: ReactNode
}

const name =
  'line-clamp-2 min-w-0 break-words font-semibold text-sm after:absolute after:inset-0 hover:text-brand'

/** Someone in a list: avatar, name, a secondary line; the whole row is a link. */
export function PersonLine({ user, children, act }: PersonLineProps) {
  return (
    <div className="relative flex min-w-0 items-start gap-3">
      <Face user={user} size={44} />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <p className="flex items-center gap-1.5">
          <MemberLink href={paths.user(user.id)} dir="auto" className={name}>
            {user.name}
          </MemberLink>
          <Verified user={user} />
        </p>
        <Rate user={user} compact />
        {children && <p className="line-clamp-2 break-words text-muted text-sm">{children}</p>}
        {act && <div className="relative z-10 mt-1.5">{act}</div>}
      </div>
    </div>
  )
}

/** The skeleton of a PersonLine. */
export const PersonLineShape = ({ acts = false }: { acts?: boolean }) => (
  <RowSkeleton
    className="items-start gap-3"
    image="size-11 rounded-pill"
    lines={['h-4 w-3/5', 'h-3 w-2/5', ...(acts ? ['h-9 w-28'] : [])]}
  />
)
