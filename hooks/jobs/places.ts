import useSWR from 'swr'
import { countryOfLanguage } from '#contracts/lists.ts'
import type { Place } from '#contracts/places.ts'
import { useLanguage } from '#hooks/account/language.ts'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useMember } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { listPlaces } from '#services/places.ts'

const fewest = 2
const typingPause = 150

/** Cities whose names begin with what is typed, those of the reader's country first; none for fewer than two letters. */
export function usePlaces(typed: string, country?: string): { places: readonly Place[]; isReading: boolean } {
  const me = useMember()
  const { language } = useLanguage()
  const home = me?.country || countryOfLanguage[language]
  const search = useDebounced(typed.trim(), typingPause)
  const input = { search, ...(country && { country }) }
  const isAsked = search.length >= fewest
  const { data = [], isLoading } = useSWR<Place[]>(
    isAsked ? keys.places(input) : null,
    () => listPlaces(input),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      // The text itself can be searched for.
      onError: (error) => console.error(error),
    },
  )
  const places = isAsked ? data : []
  const isAtHome = (place: Place) => Number(place.country === home)
  return {
    places: places.toSorted((one, other) => isAtHome(other) - isAtHome(one)),
    isReading: isLoading || search !== typed.trim(),
  }
}
