import useSWR, { useSWRConfig } from 'swr'
import type { SavedSearch, SavedSearchInput, SearchAlert } from '#contracts/savedSearches.ts'
import { keys } from '#lib/keys.ts'
import { changeSavedSearch, deleteSavedSearch, listSavedSearches, saveSearch } from '#services/jobs.ts'

/** The viewer's saved searches, oldest first. */
export const useSavedSearches = () => useSWR<SavedSearch[]>(keys.savedSearches, listSavedSearches)

/** Throws `tooManySearches`. */
export function useSaveSearch(): (input: SavedSearchInput) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (input) => {
    await saveSearch(input)
    await mutate(keys.savedSearches)
  }
}

type SavedSearchActs = {
  change: (search: SavedSearch, alert: Partial<SearchAlert>) => Promise<void>
  remove: (search: SavedSearch) => Promise<void>
}

/** Shows a change at once, and the previous state again if the server refuses. */
export function useSavedSearchActs(): SavedSearchActs {
  const { mutate } = useSWRConfig()
  const act = async (call: () => Promise<unknown>, after: (searches: SavedSearch[]) => SavedSearch[]) => {
    await mutate<SavedSearch[]>(
      keys.savedSearches,
      async (searches = []) => {
        await call()
        return after(searches)
      },
      { optimisticData: (searches = []) => after(searches), rollbackOnError: true, revalidate: false },
    )
  }
  return {
    change: ({ id, frequency, channels, paused }, alert) => {
      const changed = { frequency, channels, paused, ...alert }
      return act(
        () => changeSavedSearch(id, changed),
        (searches) => searches.map((one) => (one.id === id ? { ...one, ...changed } : one)),
      )
    },
    remove: ({ id }) =>
      act(
        () => deleteSavedSearch(id),
        (searches) => searches.filter((one) => one.id !== id),
      ),
  }
}
