import { useTranslations } from 'next-intl'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { Resource } from '#components/ui/states/Resource.tsx'
import { useSuggestions } from '#hooks/friends/suggestions.ts'
import { PersonResult, PersonShapes } from './PersonResult.tsx'

/** Suggested volunteers for a volunteer: the directory is for organisations, these are for every member. */
export function SuggestedVolunteers() {
  const t = useTranslations('friends.suggestions')
  const result = useSuggestions()
  const volunteers = result.data?.filter(({ provider }) => !provider)
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-lg">{t('volunteers')}</h2>
      <Resource
        result={{ ...result, data: volunteers }}
        isEmpty={(all) => all.length === 0}
        skeleton={<PersonShapes />}
        empty={<p className="text-muted">{t('noVolunteers')}</p>}
      >
        {(all) => (
          <ul className={cardGrid}>
            {all.map((person) => (
              <li key={person.id} className="grid">
                <PersonResult person={person} />
              </li>
            ))}
          </ul>
        )}
      </Resource>
    </section>
  )
}
