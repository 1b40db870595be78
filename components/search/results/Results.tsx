import { PostList } from '#components/posts/PostList.tsx'
import type { SearchTab } from '#lib/search.ts'
import { Everything } from './Everything.tsx'
import { NothingFound } from './NothingFound.tsx'
import { OfferResults } from './OfferResults.tsx'
import { PeopleResults } from './PeopleResults.tsx'
import type { Found } from './useFound.ts'

interface ResultsProps {
  term: string
  tab: SearchTab
  found: Found
}

/** What stands under the chosen tab. */
export function Results({ term, tab, found }: ResultsProps) {
  if (tab === 'people') return <PeopleResults term={term} result={found.people} />
  if (tab === 'organisations') return <PeopleResults term={term} result={found.organisations} />
  if (tab === 'offers') return <OfferResults term={term} result={found.offers} />
  if (tab === 'posts') {
    return (
      <div className="max-w-middle">
        <PostList query={term} empty={<NothingFound />} />
      </div>
    )
  }
  return <Everything term={term} found={found} />
}
