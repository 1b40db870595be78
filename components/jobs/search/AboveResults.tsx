import type { MetWords } from '#contracts/shapes.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { SaveSearchButton } from '../saved/SaveSearchButton.tsx'
import { MetWordsNote } from './MetWordsNote.tsx'

type AboveResultsProps = { search: JobSearch; words?: MetWords }

/** Between the filters in use and the results: what was found instead, and the button that saves the search. */
export const AboveResults = ({ search, words }: AboveResultsProps) => (
  <>
    {words && <MetWordsNote search={search} words={words} />}
    <div className="mb-4 flex min-h-11 items-center mouse:min-h-9">
      <SaveSearchButton search={{ ...search, query: words?.didYouMean ?? search.query }} />
    </div>
  </>
)
