import { Face } from '#components/people/Face.tsx'
import { Rate } from '#components/people/Rate.tsx'
import { Verified } from '#components/people/Verified.tsx'
import type { UserCard } from '#contracts/shapes.ts'

/** The organisation of an offer, with its stars if it was rated. */
export function OwnerLine({ owner }: { owner: UserCard }) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <Face user={owner} size={24} />
      <span className="truncate">{owner.name}</span>
      <Verified user={owner} />
      <Rate user={owner} compact />
    </p>
  )
}
