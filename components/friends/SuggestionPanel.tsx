import { useTranslations } from 'next-intl'
import { useSuggestions } from '#hooks/friends/suggestions.ts'
import { useMe } from '#hooks/session.ts'
import { paths } from '#lib/paths.ts'
import { SuggestedJobs } from './suggestions/SuggestedJobs.tsx'
import { SuggestedPeople } from './suggestions/SuggestedPeople.tsx'

/** How many are shown of each kind; organisations look for volunteers alone. */
const shown = { organisations: 2, volunteers: 2, volunteersToOrganisations: 3 }

/** The right column: what and whom one may like. `except`: whose page it stands on. */
export function SuggestionPanel({ except }: { except?: string }) {
  const t = useTranslations('friends.suggestions')
  const isOrganisation = useMe()?.provider === true
  const { data, ...asked } = useSuggestions()
  const people = data?.filter(({ id }) => id !== except)
  const most = isOrganisation ? shown.volunteersToOrganisations : shown.volunteers
  return (
    <aside aria-label={t('label')} className="flex flex-col gap-4">
      {!isOrganisation && <SuggestedJobs />}
      {!isOrganisation && (
        <SuggestedPeople
          {...asked}
          title={t('organisations')}
          href={paths.entities()}
          people={people?.filter(({ provider }) => provider).slice(0, shown.organisations)}
          empty={t('noOrganisations')}
          most={shown.organisations}
        />
      )}
      <SuggestedPeople
        {...asked}
        title={t('volunteers')}
        href={paths.volunteers}
        people={people?.filter(({ provider }) => !provider).slice(0, most)}
        loading={t('loadingVolunteers')}
        empty={t('noVolunteers')}
        most={most}
      />
    </aside>
  )
}
