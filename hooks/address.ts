import { useRouter } from 'next/router'
import { type Address, firstValue, getAddress } from '#lib/address.ts'

/**
 * What a list is asked, as its page's address carries it, so that it can be shared and gone back to; and how to ask for
 * something else. Nobody visits the server for the texts that the page has already.
 */
export function useListParams<Params extends object>(
  read: (address: Address) => Params,
  getPath: (query: Record<string, string>) => string,
) {
  const router = useRouter()
  const params = read(router.query)
  const go = (next: object) =>
    void router.push(getPath(getAddress(next)), undefined, { scroll: false, shallow: true })
  return {
    params,
    /** Any change begins at page 1. */
    change: (changes: Partial<Params>) => go({ ...params, ...changes, page: 1 }),
    toPage: (page: number) => {
      go({ ...params, page })
      window.scrollTo({ top: 0 })
    },
  }
}

/** Leads to another page of the list that this address asks for. */
export function useToPage(): (page: number) => void {
  const router = useRouter()
  return (page) => void router.push({ query: { ...router.query, page } }, undefined, { shallow: true })
}

/** What a name of this page's address says; "" when it says nothing. */
export const useNamed = (name: string): string => firstValue(useRouter().query[name])
