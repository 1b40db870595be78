import { useTranslations } from 'next-intl'
import { Face } from '#components/people/Face.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'
import { truncate } from '#lib/text.ts'
import { choice } from './arrowKeys.ts'
import { longest } from './labels.ts'

const box = 'flex h-39 flex-col items-center gap-1.5 rounded-card p-3 text-center'

/** A person found: avatar, name and place, linked to their profile. */
export function FoundPerson({ person, onOpen }: { person: UserCard; onOpen: () => void }) {
  const t = useTranslations('search')
  const { id, name, city, provider } = person
  return (
    <Link {...choice} href={paths.user(id)} onClick={onOpen} className={`${box} hover:bg-hover`}>
      <Face user={person} size={64} />
      <span className="line-clamp-2 w-full text-pretty break-words font-semibold text-sm leading-4.5">
        {truncate(name, longest)}
      </span>
      <span className="w-full truncate text-muted text-xs">
        {city || t(provider ? 'organisation' : 'volunteer')}
      </span>
    </Link>
  )
}

/** The skeleton of a FoundPerson. */
export function FoundPersonShape() {
  return (
    <div className={box}>
      <Skeleton className="size-16 rounded-pill" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-3 w-3/5" />
    </div>
  )
}
