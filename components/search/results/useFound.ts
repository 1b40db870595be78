import { useOfferSearch, useUserSearch } from '#hooks/search.ts'
import { peopleQuestion } from '#lib/search.ts'

/** All that a term finds, each kind with a state of its own. */
export function useFound(term: string, offersPage: number) {
  return {
    people: useUserSearch(peopleQuestion(term, false)),
    organisations: useUserSearch(peopleQuestion(term, true)),
    offers: useOfferSearch(term, offersPage),
  }
}

export type Found = ReturnType<typeof useFound>
