import { useTranslations } from 'next-intl'
import { PostList } from '#components/posts/PostList.tsx'
import { paths } from '#lib/paths.ts'
import type { SearchTab } from '#lib/search.ts'
import { WordsNote } from '../WordsNote.tsx'
import { Everything } from './Everything.tsx'
import { NothingFound } from './NothingFound.tsx'
import { OfferResults } from './OfferResults.tsx'
import { PeopleResults } from './PeopleResults.tsx'
import type { Found } from './useFound.ts'

type ResultsProps = {
  term: string
  tab: SearchTab
  found: Found
}

/** The content of the chosen tab. */
export function Results({ term, tab, found }: ResultsProps) {
  const t = useTranslations('search.tabs')
  if (tab === 'people' || tab === 'organisations' || tab === 'offers') {
    return (
      <section>
        <h2 className="sr-only">{t(tab)}</h2>
        <WordsNote words={found[tab].data?.words} getHref={(other) => paths.search(other, tab)} />
        {tab === 'offers' ? (
          <OfferResults result={found.offers} />
        ) : (
          <PeopleResults term={term} result={found[tab]} />
        )}
      </section>
    )
  }
  if (tab === 'posts') {
    return (
      <div className="max-w-middle">
        <PostList
          query={term}
          empty={<NothingFound />}
          getNote={(words) => <WordsNote words={words} getHref={(other) => paths.search(other, 'posts')} />}
        />
      </div>
    )
  }
  return <Everything term={term} found={found} />
}
