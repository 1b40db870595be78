import { useTranslations } from 'next-intl'
import { useSuggestions } from '#hooks/friends/suggestions.ts'
import { useMember } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'
import { SuggestedJobs } from './suggestions/SuggestedJobs.tsx'
import { SuggestedPeople } from './suggestions/SuggestedPeople.tsx'

/** How many are shown of each kind; organisations see volunteers alone. */
const shown = { organisations: 2, volunteers: 2, volunteersToOrganisations: 3 }

export type SuggestionPanelProps = {
  /** The id of the user or offer of the page, which is left out. */
  except?: string
  /** The kind that the page lists already. */
  listed?: 'jobs' | 'organisations'
}

/** Suggested offers and people: in a column beside the page, or in rows below it. Guests see no volunteers. */
export function SuggestionPanel({ except, listed }: SuggestionPanelProps) {
  const t = useTranslations('friends.suggestions')
  const me = useMember()
  const isOrganisation = me?.provider === true
  const { data, ...result } = useSuggestions()
  const some = (isProvider: boolean, count: number) => ({
    ...result,
    data: data?.filter(({ id, provider }) => id !== except && provider === isProvider).slice(0, count),
  })
  const maxVolunteers = isOrganisation ? shown.volunteersToOrganisations : shown.volunteers
  return (
    <aside
      aria-label={t('label')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] items-start gap-4"
    >
      {!isOrganisation && listed !== 'jobs' && <SuggestedJobs except={except} />}
      {!isOrganisation && listed !== 'organisations' && (
        <SuggestedPeople
          title={t('organisations')}
          href={paths.entities()}
          people={some(true, shown.organisations)}
          empty={t('noOrganisations')}
          most={shown.organisations}
        />
      )}
      {me !== null && (
        <SuggestedPeople
          title={t('volunteers')}
          href={paths.volunteers}
          people={some(false, maxVolunteers)}
          loading={t('loadingVolunteers')}
          empty={t('noVolunteers')}
          most={maxVolunteers}
        />
      )}
    </aside>
  )
}
