import type { UserCard } from '#contracts/shapes.ts'
import { useDebounced } from '#hooks/browser/debounced.ts'
import { useUserSearch } from '#hooks/search.ts'

const atMost = 6
const restMilliseconds = 200

/** People whose names start with this text; the previous ones stay while the next are loading. */
export function usePeopleNamed(name: string | null): UserCard[] {
  const debounced = useDebounced(name ?? '', restMilliseconds)
  const { data } = useUserSearch({ search: name ? debounced : '', limit: atMost }, { keepPreviousData: true })
  return (name && data?.users) || []
}
