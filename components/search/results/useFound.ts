import { useOfferSearch, useUserSearch } from '#hooks/search.ts'
import { toPeopleParams } from '#lib/search.ts'

/** The results of a term, each kind with a state of its own. */
export function useFound(term: string, offersPage: number) {
  return {
    people: useUserSearch(toPeopleParams(term, false)),
    organisations: useUserSearch(toPeopleParams(term, true)),
    offers: useOfferSearch(term, offersPage),
  }
}

export type Found = ReturnType<typeof useFound>
