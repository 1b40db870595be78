import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorState } from '#components/ui/ErrorState.tsx'
import { strangers } from '#hooks/friends/friendship.ts'
import type { Suggestion } from '#hooks/friends/suggestions.ts'
import { ConnectButton } from '../ConnectButton.tsx'
import { PersonLine, PersonLineShape } from '../PersonLine.tsx'
import { Nothing, Section } from './Section.tsx'
import { useGuarded } from './useGuarded.ts'

interface SuggestedPeopleProps {
  title: string
  href: string
  /** As many as are shown; undefined while they are on their way. */
  people: Suggestion[] | undefined
  /** Said while they come; without it their shapes say enough. */
  loading?: string
  /** Said when there is nobody. */
  empty: string
  failed: boolean
  retry: () => void
  most: number
}

/** A few people, why they are shown, and connecting right there. */
export function SuggestedPeople({ title, href, people, ...told }: SuggestedPeopleProps) {
  const { loading, empty, failed, retry, most } = told
  let body: ReactNode
  if (people && people.length > 0) body = <People people={people} />
  else if (people) body = <Nothing>{empty}</Nothing>
  else if (failed) body = <ErrorState retry={retry} />
  else body = <Waiting loading={loading} most={most} />
  return (
    <Section title={title} href={href}>
      {body}
    </Section>
  )
}

function People({ people }: { people: Suggestion[] }) {
  const guarded = useGuarded()
  return (
    <ul className="flex flex-col gap-5">
      {people.map((user) => (
        <li key={user.id}>
          <PersonLine
            user={user}
            onPress={guarded}
            act={<ConnectButton user={user} known={strangers} variant="secondary" />}
          >
            <Why user={user} />
          </PersonLine>
        </li>
      ))}
    </ul>
  )
}

/** The two strongest reasons; of a stranger without any, their city. */
function Why({ user }: { user: Suggestion }) {
  const t = useTranslations('friends.suggestions.why')
  const reasons = (user.why ?? []).slice(0, 2).map((reason) => t(reason))
  return reasons.length > 0 ? reasons.join(' · ') : user.city
}

function Waiting({ loading, most }: Pick<SuggestedPeopleProps, 'loading' | 'most'>) {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      {loading && (
        <p role="status" className="text-muted text-sm">
          {loading}
        </p>
      )}
      {['first', 'second', 'third'].slice(0, most).map((place) => (
        <PersonLineShape key={place} acts />
      ))}
    </div>
  )
}
