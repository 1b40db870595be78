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
  const some = (isProvider: boolean, count: number) => ({
    ...asked,
    data: data?.filter(({ id, provider }) => id !== except && provider === isProvider).slice(0, count),
  })
  const most = isOrganisation ? shown.volunteersToOrganisations : shown.volunteers
  return (
    <aside aria-label={t('label')} className="flex flex-col gap-4">
      {!isOrganisation && <SuggestedJobs />}
      {!isOrganisation && (
        <SuggestedPeople
          title={t('organisations')}
          href={paths.entities()}
          people={some(true, shown.organisations)}
          empty={t('noOrganisations')}
          most={shown.organisations}
        />
      )}
      <SuggestedPeople
        title={t('volunteers')}
        href={paths.volunteers}
        people={some(false, most)}
        loading={t('loadingVolunteers')}
        empty={t('noVolunteers')}
        most={most}
      />
    </aside>
  )
}
