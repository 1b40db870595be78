import { useTranslations } from 'next-intl'
import { Link } from '#components/ui/Link.tsx'
import { cardGrid } from '#components/ui/lists/cardGrid.ts'
import { Resource } from '#components/ui/states/Resource.tsx'
import { paths } from '#lib/paths.ts'
import { mostPeople } from '#lib/search.ts'
import { NothingFound } from './NothingFound.tsx'
import { PersonResult, PersonShapes } from './PersonResult.tsx'
import type { Found } from './useFound.ts'

/** Every person or organisation found. */
export function PeopleResults({ term, result }: { term: string; result: Found['people'] }) {
  const t = useTranslations('search')
  return (
    <Resource
      result={result}
      isEmpty={({ users }) => users.length === 0}
      skeleton={<PersonShapes />}
      empty={<NothingFound />}
    >
      {({ users }) => (
        <>
          <ul className={cardGrid}>
            {users.map((person) => (
              <li key={person.id} className="grid">
                <PersonResult person={person} />
              </li>
            ))}
          </ul>
          {users.length >= mostPeople && (
            <p className="mt-6 text-center text-muted">
              {users[0]?.provider ? (
                <Link
                  href={paths.entities({ query: term })}
                  className="font-semibold text-brand hover:underline"
                >
                  {t('toDirectory')}
                </Link>
              ) : (
                t('moreWords')
              )}
            </p>
          )}
        </>
      )}
    </Resource>
  )
}
