import useSWR, { useSWRConfig } from 'swr'
import type { SavedSearch, SavedSearchInput, SearchAlert } from '#contracts/savedSearches.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { sendInOrder } from '#hooks/swr/sendInOrder.ts'
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

const getName = (id: string) => `saved search ${id}`

/** Shows a change at once, and the previous state again if the server refuses. */
export function useSavedSearchActs(): SavedSearchActs {
  const changeAtOnce = useChangeAtOnce()
  return {
    change: ({ id, frequency, channels, paused }, alert) => {
      const changed = { frequency, channels, paused, ...alert }
      return changeAtOnce<SavedSearch[]>(
        keys.savedSearches,
        (searches) => searches.map((one) => (one.id === id ? { ...one, ...changed } : one)),
        () => sendInOrder(getName(id), () => changeSavedSearch(id, changed)),
      )
    },
    remove: ({ id }) =>
      changeAtOnce<SavedSearch[]>(
        keys.savedSearches,
        (searches) => searches.filter((one) => one.id !== id),
        () => sendInOrder(getName(id), () => deleteSavedSearch(id)),
      ),
  }
}
