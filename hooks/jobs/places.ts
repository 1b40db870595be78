import useSWR from 'swr'
import { limits } from '#contracts/limits.ts'
import { countryOfLanguage } from '#contracts/lists.ts'
import type { Place, PlacesInput } from '#contracts/places.ts'
import { useLanguage } from '#hooks/account/language.ts'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useMember } from '#hooks/session/session.ts'
import type { Point } from '#lib/distance.ts'
import { keys } from '#lib/keys.ts'
import { isSameName } from '#lib/text.ts'
import { listPlaces } from '#services/places.ts'

const fewest = 2
const most = 10
const typingPause = 150

type PlacesOptions = {
  /** Only cities of this country. */
  country?: string
  /** The cities of this country first. */
  first?: string
}

/**
 * Cities whose names begin with what is typed, those of the country `first` before others, else those of the reader's;
 * none for fewer than two letters or a text too long for a city.
 */
export function usePlaces(typed: string, { country, first = '' }: PlacesOptions) {
  const me = useMember()
  const { language } = useLanguage()
  const home = first || me?.country || countryOfLanguage[language]
  const search = useDebounced(typed.trim(), typingPause)
  const isAsked = search.length >= fewest && [...search].length <= limits.place
  const all = useNamed(isAsked && { search, ...(country && { country }) })
  // Among ten large cities of the world there may be none of one's own country.
  const own = useNamed(isAsked && first !== '' && { search, country: first })
  const found = isAsked ? [...own.places, ...all.places] : []
  const isAtHome = (place: Place) => Number(place.country === home)
  return {
    places: [...new Map(found.map((place) => [place.id, place])).values()]
      .toSorted((one, other) => isAtHome(other) - isAtHome(one))
      .slice(0, most),
    isReading: all.isReading || own.isReading || search !== typed.trim(),
  }
}

type City = { country: string; state: string; city: string }

/** Where a city is, as nearly as its name tells; null for one that the list lacks. */
export function useCityPoint({ country, state, city }: City): Point | null {
  const search = useDebounced(city.trim(), typingPause)
  const isAsked = search.length >= fewest && [...search].length <= limits.place
  const { places } = useNamed(isAsked && { search, ...(country && { country }) })
  const named = places.filter(({ name }) => isSameName(name, search))
  return named.find((place) => isSameName(place.state, state)) ?? named[0] ?? places[0] ?? null
}

function useNamed(input: false | Partial<PlacesInput>) {
  const { data: places = [], isLoading: isReading } = useSWR<Place[]>(
    input ? keys.places(input) : null,
    () => listPlaces(input || {}),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      // The text itself can be searched for.
      onError: (error) => console.error(error),
    },
  )
  return { places: input ? places : [], isReading }
}
