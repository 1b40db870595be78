import { useTranslations } from 'next-intl'
import { PersonLine, PersonLineShape } from '#components/people/PersonLine.tsx'
import { Shapes } from '#components/ui/lists/Skeleton.tsx'
import { Resource, type Result } from '#components/ui/states/Resource.tsx'
import { strangers } from '#hooks/friends/friendship.ts'
import type { Suggestion } from '#hooks/friends/suggestions.ts'
import { ConnectButton } from '../ConnectButton.tsx'
import { Nothing, Section } from './Section.tsx'

type SuggestedPeopleProps = {
  title: string
  href: string
  /** As many as are shown. */
  people: Result<Suggestion[]>
  /** Shown while loading; by default only the skeletons are. */
  loading?: string
  /** Shown when there is no one. */
  empty: string
  most: number
}

/** A few people, the reasons for suggesting them, and a button to connect. */
export function SuggestedPeople({ title, href, people, loading, empty, most }: SuggestedPeopleProps) {
  return (
    <Section title={title} href={href}>
      <Resource
        result={people}
        isEmpty={(all) => all.length === 0}
        skeleton={<PeopleSkeleton loading={loading} most={most} />}
        empty={<Nothing>{empty}</Nothing>}
      >
        {(all) => <People people={all} />}
      </Resource>
    </Section>
  )
}

function People({ people }: { people: Suggestion[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {people.map((user) => (
        <li key={user.id}>
          <PersonLine user={user} act={<ConnectButton user={user} known={strangers} variant="secondary" />}>
            <Why user={user} />
          </PersonLine>
        </li>
      ))}
    </ul>
  )
}

/** The two strongest reasons, each on a line; the city of a person without any. */
function Why({ user }: { user: Suggestion }) {
  const t = useTranslations('friends.suggestions.why')
  const reasons = (user.why ?? []).slice(0, 2)
  if (reasons.length === 0) return user.city
  return reasons.map((reason) => (
    <span key={reason} className="block">
      {t(reason)}
    </span>
  ))
}

function PeopleSkeleton({ loading, most }: Pick<SuggestedPeopleProps, 'loading' | 'most'>) {
  return (
    <div className="flex flex-col gap-5">
      {loading && <p className="text-muted text-sm">{loading}</p>}
      <Shapes count={most}>
        <PersonLineShape acts />
      </Shapes>
    </div>
  )
}
