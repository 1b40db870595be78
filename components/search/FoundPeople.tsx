import { useTranslations } from 'next-intl'
import { ArrowRight } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { Shapes } from '#components/ui/lists/Skeleton.tsx'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import type { UserCard } from '#contracts/shapes.ts'
import { paths } from '#lib/paths.ts'
import { choice } from './arrowKeys.ts'
import { FoundPerson, FoundPersonShape } from './FoundPerson.tsx'

type FoundPeopleProps = {
  term: string
  /** undefined while loading, null when it failed. */
  people: readonly UserCard[] | null | undefined
  seeMoreFrom: number
  onLeave: () => void
  /** Called when the viewer opens all results. */
  onSeeAll: () => void
}

const grid = 'grid grid-cols-3 gap-1 sm:grid-cols-5 sm:gap-2'

/** People found while typing, and a link to all results. */
export function FoundPeople({ term, people, seeMoreFrom, onLeave, onSeeAll }: FoundPeopleProps) {
  const t = useTranslations('search')
  return (
    <section aria-labelledby="found-people">
      <h2 id="found-people" className="mb-2 font-sans font-semibold text-muted text-sm">
        {t('people')}
      </h2>
      <LiveRegion>{people && t('found', { count: people.length })}</LiveRegion>
      {people === undefined ? (
        <div className={grid} aria-busy="true">
          <Shapes count={5}>
            <FoundPersonShape />
          </Shapes>
        </div>
      ) : (
        <ul className={grid}>
          {people?.map((person) => (
            <li key={person.id} className="grid">
              <FoundPerson person={person} onOpen={onLeave} />
            </li>
          ))}
        </ul>
      )}
      {people?.length === 0 && <p className="py-4 text-muted">{t('nobody')}</p>}
      {people !== undefined && (
        <Link
          {...choice}
          href={paths.search(term)}
          onClick={onSeeAll}
          className="-ml-2 mt-3 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-brand hover:underline"
        >
          {(people?.length ?? 0) >= seeMoreFrom ? t('seeMore') : t('seeEverything', { term })}
          <ArrowRight size={18} aria-hidden />
        </Link>
      )}
    </section>
  )
}
