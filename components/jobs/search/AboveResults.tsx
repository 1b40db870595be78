import type { MetWords } from '#contracts/shapes.ts'
import { getAddress } from '#lib/address.ts'
import type { JobSearch } from '#lib/jobSearch.ts'
import { SaveSearchButton } from '../saved/SaveSearchButton.tsx'
import { MetWordsNote } from './MetWordsNote.tsx'

type AboveResultsProps = { search: JobSearch; words?: MetWords }

/** Whether words or filters are set, because nobody waits for everything. */
const canSave = ({ sort: _, page: _a, view: _b, ...search }: JobSearch): boolean =>
  Object.keys(getAddress(search)).length > 0

/** Between the filters in use and the results: what was found instead, and the button that saves the search. */
export const AboveResults = ({ search, words }: AboveResultsProps) => (
  <>
    {words && <MetWordsNote search={search} words={words} />}
    {canSave(search) && (
      <div className="mb-4 flex min-h-11 items-center md:min-h-9">
        <SaveSearchButton search={{ ...search, query: words?.didYouMean ?? search.query }} />
      </div>
    )}
  </>
)
