import type { UserCard } from '#contracts/shapes.ts'
import { useDebounced } from '../debounced.ts'
import { useUserSearch } from '../search.ts'

const atMost = 6
const restMilliseconds = 200

/** People whose names start with this text; the previous ones stay while the next are loading. */
export function usePeopleNamed(words: string | null): UserCard[] {
  const rested = useDebounced(words ?? '', restMilliseconds)
  const { data } = useUserSearch({ search: words ? rested : '', limit: atMost }, { keepPreviousData: true })
  return (words && data?.users) || []
}
